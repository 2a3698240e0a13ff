/// What functions and members are called in other languages, in spreadsheets and as filters.
enum NameSynonyms {
  /// What each is called here.
  static let meant = [
    "capitalize": "capitalized", "concat": "joined", "currency": "formatCurrency", "date": "formatDate",
    "dateFormat": "formatDate", "downcase": "lowercased", "every": "allSatisfy", "fixed": "round",
    "formatNumber": "format", "includes": "contains", "join": "joined", "len": "count", "length": "count",
    "localizedCaseInsensitiveContains": "localizedContains", "localizedStandardContains": "localizedContains",
    "lower": "lowercased", "lowercase": "lowercased", "matches": "localizedContains",
    "money": "formatCurrency",
    "percent": "formatPercent", "replace": "replacing", "replaceAll": "replacing", "reverse": "reversed",
    "search": "localizedContains", "size": "count", "slice": "prefix", "some": "contains", "sort": "sorted",
    "strftime": "formatDate", "strip": "trimmed", "substitute": "replacing", "substring": "prefix",
    "time": "formatTime", "title": "capitalized", "toFixed": "round", "toLocaleDateString": "formatDate",
    "toLowerCase": "lowercased", "toUpperCase": "uppercased", "trim": "trimmed", "uniq": "unique",
    "upcase": "uppercased", "upper": "uppercased", "uppercase": "uppercased",
  ]
}
