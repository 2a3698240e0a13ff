// Written by scripts/make-locales from Unicode's CLDR.

extension FormatLocale {
  /// How many digits stand behind the point of amounts in currencies that do not have two.
  static let currencyDigits: StaticString = #"""
0 ADP AFN ALL BIF BYR CLP COP DJF ESP GNF HUF IDR IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF MGA MGF MMK MRO PYG RWF SLL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
3 BHD JOD KWD LYD OMR TND
4 CLF UYW
"""#
}
