import { isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { article, numberWord, units } from '../../quantities/read-pieces.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { type OrderLine, sayPieces } from './read-order-line.ts'

/** Measures and containers of goods that are no parts, in folded letters and in all languages. */
const measures = [
  'l lt ltr liter litern liters litre litres litro litros litri litru litr litra litry litrow literes kg kilo kilos kilogramm',
  'm lfm meter metre metres metro metros metri metru metr metra metry metrow metara dose dosen kanister eimer flasche flaschen',
  'tube tuben kartusche kartuschen fass rolle rollen can cans tin tins bottle bottles drum drums tubes cartridge cartridges',
  'roll rolls flacone flaconi bidon bidons fut futs bombe bombes rouleau rouleaux cartouche cartouches flacon flacons lata latas bote botes',
  'garrafa garrafas bidones cartucho cartuchos rollo rollos rolo rolos frasco frascos barattolo barattoli tanica taniche',
  'lattina lattine fusto fusti rotolo rotoli bomboletta bombolette bus bussen blik blikken vat vaten fles flessen rol',
  'puszka puszki puszek kanistry butelka butelki rolka rolki plechovka plechovky plechovek kanystr kanystry lahev lahve doboz',
  'kanna flakon tekercs tubus cutie cutii bidoane sticla sticle rola role burk burkar dunk dunkar flaska flaskor rulle rullar',
  'plocevinka plocevinke rocka steklenica steklenice zvitek tuba tube tub tubo tubos tubetto tubetti tubka tubki tubek tubke',
  'bisnaga bisnagas patroon patronen kartuse kartus kartusi kartusa kartusz kartusze kartuszy cartuccia cartucce patron patroner',
  'puszke butelke rolke spraydose spraydosen spuitbus spuitbussen aerosol aerosols tubky plechovku lahvicka lahvicky',
  // Of services: `nettoyage du moule, 1 forfait`
  'forfait forfaits pauschale pauschalen ryczalt pausal forfettario',
]
/** Any measure or container, as a part of a regular expression for folded texts. */
export const anyMeasure = `(?:${measures.join(' ').replaceAll(' ', '|')})`
const unit = String.raw`(?:${anyMeasure}(?!\p{L})|${units.packs})`
/** The German "am" is no "a metre". */
const number = String.raw`(\d{1,4}|(?:${numberWord}|${article})(?!\p{L}))`
/** `20 litres d'huile HLP 46`, `eine Dose Trennspray` */
const measuredFirst = new RegExp(
  String.raw`(?<![\p{L}\d.,])${number}\s*${unit}\.?\s+(?:(?:of|de|di|von|van|do)\s+|d')?(?=\p{L}{3})`,
  'u',
)
/** `hydraulic hose, 5 m`, `lubrificante em spray - 6 latas`, `Polierpaste 2 Tuben`, `grease, a tube, if you have it` */
const measuredLast = new RegExp(
  String.raw`(?:(?:[,:–—]|\s-)\s*${number}|(?<=\p{L}{3})\s+(\d{1,3}))\s*${unit}(?:[.;]?$|,\s[^\d]*$)`,
  'u',
)
/** `tin of mould release`, `bombe de démoulant`: one container at the beginning of a line, some of which are other words, too */
const container = new RegExp(
  String.raw`^(?!(?:role?|bus|patron|tube?s?|vat|fut|m|l)\s)${anyMeasure}\s+(?:(?:of|de|di|von|van)\s+|d')(?=\p{L}{3})`,
  'u',
)
const contained = new RegExp(String.raw`${number}\s*${anyMeasure}(?!\p{L})`, 'u')

/** Whether goods are counted by a container, which no part of the shop is: `pasta de pulir, 2 tubos` */
export function namesContainer(text: string): boolean {
  return contained.test(foldLetters(text))
}

/**
 * Reads a line that orders goods by a measure or a container, as no line with a quantity is left out.
 * @returns null for another line
 */
export function readMeasured(line: string): OrderLine | null {
  const folded = foldLetters(line)
  const [first, last] = [measuredFirst.exec(folded), measuredLast.exec(folded)]
  const isFirst =
    first !== null &&
    line
      .slice(0, first.index)
      .trim()
      .split(' ')
      .every((word) => word === '' || isOrdering(word))
  const one = container.exec(folded)
  if (!isFirst && last === null && one !== null) return goodsOf(line, line.slice(one[0].length), '1')
  if (!isFirst && last === null) return null
  const requested = isFirst ? line.slice(first.index + first[0].length) : withoutOrdering(line.slice(0, last?.index))
  const quantity = sayPieces((isFirst ? first[1] : (last?.[1] ?? last?.[2])) ?? '') || '1'
  return goodsOf(line, requested, quantity)
}

function goodsOf(line: string, requested: string, quantity: string): OrderLine | null {
  const isNamed = /^\p{L}{3}/u.test(requested) && !isOtherNoun(requested) && !namesPartAlone(line)
  return isNamed ? { requested: withoutEnd(requested), quantity } : null
}

function withoutEnd(text: string): string {
  return text.replace(/[\s,;.!?]+$/, '')
}
