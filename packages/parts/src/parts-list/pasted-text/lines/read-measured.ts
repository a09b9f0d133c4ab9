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
  'roll rolls bidon bidons fut futs bombe bombes rouleau rouleaux cartouche cartouches flacon flacons lata latas bote botes',
  'garrafa garrafas bidones cartucho cartuchos rollo rollos rolo rolos frasco frascos barattolo barattoli tanica taniche',
  'lattina lattine fusto fusti rotolo rotoli bomboletta bombolette bus bussen blik blikken vat vaten fles flessen rol',
  'puszka puszki puszek kanistry butelka butelki rolka rolki plechovka plechovky plechovek kanystr kanystry lahev lahve doboz',
  'kanna flakon tekercs tubus cutie cutii bidoane sticla sticle rola role burk burkar dunk dunkar flaska flaskor rulle rullar',
  'plocevinka plocevinke rocka steklenica steklenice zvitek tuba',
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
/** `hydraulic hose, 5 m`, `lubrificante em spray - 6 latas` */
const measuredLast = new RegExp(String.raw`(?:[,:–—]|\s-)\s*${number}\s*${unit}[.;]?$`, 'u')

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
  if (!isFirst && last === null) return null
  const requested = isFirst ? line.slice(first.index + first[0].length) : withoutOrdering(line.slice(0, last?.index))
  const quantity = sayPieces((isFirst ? first[1] : last?.[1]) ?? '') || '1'
  const isNamed = /^\p{L}{3}/u.test(requested) && !isOtherNoun(requested) && !namesPartAlone(line)
  return isNamed ? { requested: withoutEnd(requested), quantity } : null
}

function withoutEnd(text: string): string {
  return text.replace(/[\s,;.!?]+$/, '')
}
