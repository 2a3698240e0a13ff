/// A kind of chemical element: its colour in the table and its name in the legend.
enum Kind: Character, CaseIterable {
  case alkali = "a"
  case alkalineEarth = "e"
  case transition = "t"
  case postTransition = "p"
  case metalloid = "m"
  case nonmetal = "n"
  case nobleGas = "g"
  case lanthanide = "l"
  case actinide = "c"
  case unknown = "u"

  var name: String {
    switch self {
    case .alkali: "Alkali metals"
    case .alkalineEarth: "Alkaline earth metals"
    case .transition: "Transition metals"
    case .postTransition: "Post-transition metals"
    case .metalloid: "Metalloids"
    case .nonmetal: "Reactive nonmetals"
    case .nobleGas: "Noble gases"
    case .lanthanide: "Lanthanides"
    case .actinide: "Actinides"
    case .unknown: "Unknown chemical properties"
    }
  }

  var color: Int {
    switch self {
    case .alkali: 0xF8C8C4
    case .alkalineEarth: 0xFBE3B5
    case .transition: 0xF6D5E5
    case .postTransition: 0xD3E4F3
    case .metalloid: 0xDDE8C3
    case .nonmetal: 0xC9EBC7
    case .nobleGas: 0xCBEFEF
    case .lanthanide: 0xE3D6F5
    case .actinide: 0xD8D3F0
    case .unknown: 0xE8E8E8
    }
  }
}

/// One element of the table.
struct Element {
  let number: Int
  let symbol: String
  let kind: Kind
}

/// The table's rows from the top: an element, or nothing for a free place. The last two are the ones set apart.
let periods: [[Element?]] = {
  let rows = [
    (1, "Hn . . . . . . . . . . . . . . . . Heg"),
    (3, "Lia Bee . . . . . . . . . . Bm Cn Nn On Fn Neg"),
    (11, "Naa Mge . . . . . . . . . . Alp Sim Pn Sn Cln Arg"),
    (19, "Ka Cae Sct Tit Vt Crt Mnt Fet Cot Nit Cut Znt Gap Gem Asm Sen Brn Krg"),
    (37, "Rba Sre Yt Zrt Nbt Mot Tct Rut Rht Pdt Agt Cdt Inp Snp Sbm Tem In Xeg"),
    (55, "Csa Bae * Hft Tat Wt Ret Ost Irt Ptt Aut Hgt Tlp Pbp Bip Pop Atm Rng"),
    (87, "Fra Rae * Rft Dbt Sgt Bht Hst Mtu Dsu Rgu Cnt Nhu Flu Mcu Lvu Tsu Ogu"),
    (57, ". . Lal Cel Prl Ndl Pml Sml Eul Gdl Tbl Dyl Hol Erl Tml Ybl Lul ."),
    (89, ". . Acc Thc Pac Uc Npc Puc Amc Cmc Bkc Cfc Esc Fmc Mdc Noc Lrc ."),
  ]
  return rows.map { first, text in
    var number = first
    return text.split(separator: " ").map { word -> Element? in
      // A star stands for the fifteen elements of the row set apart.
      if word == "*" { number += 15 }
      guard word.count > 1, let last = word.last, let kind = Kind(rawValue: last) else { return nil }
      defer { number += 1 }
      return Element(number: number, symbol: String(word.dropLast()), kind: kind)
    }
  }
}()
