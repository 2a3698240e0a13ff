/// No-break spaces keep what belongs to a number with it.
private let space = "\u{A0}"
private let narrowSpace = "\u{202F}"

extension FormatLocale {
  static let english = FormatLocale(
    "en", months: "January February March April May June July August September October November December",
    shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
    shortWeekdays: "Sun Mon Tue Wed Thu Fri Sat",
    dates: ["M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
  ) { $0.time = "h:mm a" }

  private static let german = FormatLocale(
    "de", months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    weekdays: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
    shortWeekdays: "So Mo Di Mi Do Fr Sa", dates: ["dd.MM.yy", "dd.MM.y", "d. MMMM y", "EEEE, d. MMMM y"]
  ) {
    ($0.decimal, $0.group) = (",", ".")
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let french = FormatLocale(
    "fr", months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    weekdays: "dimanche lundi mardi mercredi jeudi vendredi samedi",
    shortWeekdays: "dim. lun. mar. mer. jeu. ven. sam.",
    dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE d MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.dollar) = (",", narrowSpace, "$US")
    ($0.percentPattern, $0.currencyPattern) = ("#\(narrowSpace)%", "#\(space)¤")
  }

  private static let spanish = FormatLocale(
    "es", months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    shortMonths: "ene feb mar abr may jun jul ago sept oct nov dic",
    weekdays: "domingo lunes martes miércoles jueves viernes sábado",
    shortWeekdays: "dom lun mar mié jue vie sáb",
    dates: ["d/M/yy", "d MMM y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"]
  ) {
    ($0.decimal, $0.group, $0.leastGroup, $0.time, $0.dollar) = (",", ".", 2, "H:mm", "US$")
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let italian = FormatLocale(
    "it",
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic",
    weekdays: "domenica lunedì martedì mercoledì giovedì venerdì sabato",
    shortWeekdays: "dom lun mar mer gio ven sab", dates: ["dd/MM/yy", "d MMM y", "d MMMM y", "EEEE d MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.dollar, $0.currencyPattern) = (",", ".", "USD", "#\(space)¤")
  }

  private static let portuguese = FormatLocale(
    "pt", months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    shortMonths: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
    weekdays: "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado",
    shortWeekdays: "dom. seg. ter. qua. qui. sex. sáb.",
    dates: ["dd/MM/y", "d 'de' MMM 'de' y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"]
  ) {
    ($0.decimal, $0.group, $0.dollar, $0.currencyPattern) = (",", ".", "US$", "¤\(space)#")
  }

  private static let dutch = FormatLocale(
    "nl", months: "januari februari maart april mei juni juli augustus september oktober november december",
    shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec",
    weekdays: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
    shortWeekdays: "zo ma di wo do vr za",
    dates: ["dd-MM-y", "d MMM y", "d MMMM y", "EEEE d MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.dollar, $0.currencyPattern) = (",", ".", "US$", "¤\(space)#")
  }

  private static let swedish = FormatLocale(
    "sv", months: "januari februari mars april maj juni juli augusti september oktober november december",
    shortMonths: "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
    weekdays: "söndag måndag tisdag onsdag torsdag fredag lördag",
    shortWeekdays: "sön mån tis ons tors fre lör",
    dates: ["y-MM-dd", "d MMM y", "d MMMM y", "EEEE d MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.minus, $0.dollar) = (",", space, "−", "US$")
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let danish = FormatLocale(
    "da", months: "januar februar marts april maj juni juli august september oktober november december",
    shortMonths: "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
    weekdays: "søndag mandag tirsdag onsdag torsdag fredag lørdag",
    shortWeekdays: "søn. man. tirs. ons. tors. fre. lør.",
    dates: ["dd.MM.y", "d. MMM y", "d. MMMM y", "EEEE 'den' d. MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.time) = (",", ".", "HH.mm")
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let norwegian = FormatLocale(
    "nb", months: "januar februar mars april mai juni juli august september oktober november desember",
    shortMonths: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
    weekdays: "søndag mandag tirsdag onsdag torsdag fredag lørdag",
    shortWeekdays: "søn. man. tir. ons. tor. fre. lør.",
    dates: ["dd.MM.y", "d. MMM y", "d. MMMM y", "EEEE d. MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.minus, $0.dollar) = (",", space, "−", "USD")
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let finnish = FormatLocale(
    "fi",
    months:
      "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
    shortMonths:
      "tammik. helmik. maalisk. huhtik. toukok. kesäk. heinäk. elok. syysk. lokak. marrask. jouluk.",
    standaloneMonths:
      "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu",
    weekdays: "sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai",
    shortWeekdays: "su ma ti ke to pe la", dates: ["d.M.y", "d.M.y", "d. MMMM y", "cccc d. MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.minus, $0.time) = (",", space, "−", "H.mm")
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let polish = FormatLocale(
    "pl",
    months:
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    shortMonths: "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    standaloneMonths:
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    weekdays: "niedziela poniedziałek wtorek środa czwartek piątek sobota",
    shortWeekdays: "niedz. pon. wt. śr. czw. pt. sob.",
    dates: ["d.MM.y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.leastGroup, $0.dollar, $0.currencyPattern) = (
      ",", space, 2, "USD", "#\(space)¤"
    )
  }

  private static let czech = FormatLocale(
    "cs", months: "ledna února března dubna května června července srpna září října listopadu prosince",
    shortMonths: "led úno bře dub kvě čvn čvc srp zář říj lis pro",
    standaloneMonths: "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
    weekdays: "neděle pondělí úterý středa čtvrtek pátek sobota", shortWeekdays: "ne po út st čt pá so",
    dates: ["dd.MM.yy", "d. M. y", "d. MMMM y", "EEEE d. MMMM y"]
  ) {
    ($0.decimal, $0.group, $0.time, $0.dollar) = (",", space, "H:mm", "US$")
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let russian = FormatLocale(
    "ru", months: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    shortMonths: "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.",
    standaloneMonths: "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    weekdays: "воскресенье понедельник вторник среда четверг пятница суббота",
    shortWeekdays: "вс пн вт ср чт пт сб",
    dates: ["dd.MM.y", "d MMM y 'г'.", "d MMMM y 'г'.", "EEEE, d MMMM y 'г'."]
  ) {
    ($0.decimal, $0.group) = (",", space)
    ($0.percentPattern, $0.currencyPattern) = ("#\(space)%", "#\(space)¤")
  }

  private static let ukrainian = FormatLocale(
    "uk", months: "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
    shortMonths: "січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.",
    standaloneMonths:
      "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень",
    weekdays: "неділя понеділок вівторок середа четвер пʼятниця субота",
    shortWeekdays: "нд пн вт ср чт пт сб",
    dates: ["dd.MM.yy", "d MMM y 'р'.", "d MMMM y 'р'.", "EEEE, d MMMM y 'р'."]
  ) {
    ($0.decimal, $0.group, $0.dollar, $0.currencyPattern) = (",", space, "USD", "#\(space)¤")
  }

  private static let turkish = FormatLocale(
    "tr", months: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
    shortMonths: "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
    weekdays: "Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi",
    shortWeekdays: "Paz Pzt Sal Çar Per Cum Cmt",
    dates: ["d.MM.y", "d MMM y", "d MMMM y", "d MMMM y EEEE"]
  ) {
    ($0.decimal, $0.group, $0.percentPattern) = (",", ".", "%#")
  }

  private static let numberedMonths = "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"

  private static let japanese = FormatLocale(
    "ja", months: numberedMonths, shortMonths: numberedMonths,
    weekdays: "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日", shortWeekdays: "日 月 火 水 木 金 土",
    dates: ["y/MM/dd", "y/MM/dd", "y年M月d日", "y年M月d日EEEE"]
  ) { ($0.time, $0.morning, $0.afternoon) = ("H:mm", "午前", "午後") }

  private static let chinese = FormatLocale(
    "zh", months: "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月", shortMonths: numberedMonths,
    weekdays: "星期日 星期一 星期二 星期三 星期四 星期五 星期六", shortWeekdays: "周日 周一 周二 周三 周四 周五 周六",
    dates: ["y/M/d", "y年M月d日", "y年M月d日", "y年M月d日EEEE"]
  ) { ($0.dollar, $0.morning, $0.afternoon) = ("US$", "上午", "下午") }

  private static let koreanMonths = "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월"

  private static let korean = FormatLocale(
    "ko", months: koreanMonths, shortMonths: koreanMonths, weekdays: "일요일 월요일 화요일 수요일 목요일 금요일 토요일",
    shortWeekdays: "일 월 화 수 목 금 토", dates: ["yy. M. d.", "y. M. d.", "y년 M월 d일", "y년 M월 d일 EEEE"]
  ) { ($0.time, $0.morning, $0.afternoon, $0.dollar) = ("a h:mm", "오전", "오후", "US$") }

  /// The formats of the languages.
  static let languages: [String: FormatLocale] = Dictionary(
    uniqueKeysWithValues: [
      english, german, french, spanish, italian, portuguese, dutch, swedish, danish, norwegian, finnish,
      polish,
      czech, russian, ukrainian, turkish, japanese, chinese, korean,
    ].map { ($0.language, $0) })

  /// The formats of regions that differ from those of their language.
  static let regions: [String: FormatLocale] = [
    "en-GB": dayFirst, "en-IE": dayFirst, "en-NZ": dayFirst.changed { $0.time = "h:mm a" },
    "en-AU": dayFirst.changed {
      $0.dates[0] = "d/M/yy"
      $0.time = "h:mm a"
    },
    "en-CA": english.changed { ($0.dates[0], $0.dollar) = ("y-MM-dd", "US$") },
    "de-AT": german.changed { ($0.group, $0.currencyGroup, $0.currencyPattern) = (space, ".", "¤\(space)#") },
    "de-CH": swiss, "de-LI": swiss,
    "fr-CH": french.changed { ($0.dates[0], $0.percentPattern) = ("dd.MM.yy", "#%") },
    "fr-CA": french.changed {
      ($0.dates[0], $0.group, $0.percentPattern, $0.dollar, $0.time) = (
        "y-MM-dd", space, "#\(space)%", "$\(space)US", "HH 'h' mm"
      )
    },
    "es-MX": spanish.changed {
      ($0.decimal, $0.group, $0.leastGroup, $0.dollar, $0.dates[0]) = (".", ",", 1, "USD", "dd/MM/yy")
      ($0.percentPattern, $0.currencyPattern) = ("#%", "¤#")
    },
    "pt-PT": portuguese.changed {
      ($0.group, $0.leastGroup, $0.currencyPattern) = (space, 2, "#\(space)¤")
      ($0.dates[0], $0.dates[1]) = ("dd/MM/yy", "dd/MM/y")
    },
  ]

  private static let dayFirst = english.changed {
    $0.dates = ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"]
    ($0.time, $0.morning, $0.afternoon, $0.dollar) = ("HH:mm", "am", "pm", "US$")
  }

  private static let swiss = german.changed {
    ($0.decimal, $0.group, $0.percentPattern, $0.currencyPattern) = (".", "’", "#%", "¤\(space)#")
  }
}
