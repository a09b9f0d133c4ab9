import { belongsToPart, hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { machineWord, places, withoutNamedNumbers } from '../lines/named-numbers.ts'

const machines = new RegExp(`^${machineWord}$`, 'u')
const sentenceEnd = /(?<=\p{L}{3}|\d|\))[.!]\s+(?=\p{Lu})/gu

const to =
  '(?:fur|an|auf|for|on|pour|sur|para|en|per|su(?:lla)?|voor|op|do|na|pro|k|till|pentru|pe|za)(?:\\s(?:die|der|den|das|the|our|la|le|el|il|de|het|unsere[rn]?|notre|nuestra|nostra|onze))?'
/** `für die 220er Maschine`, `for the 220 t machine`: how strong the machine is. */
const numberedMachine = new RegExp(
  String.raw`[\s,(–-]+(?<!\p{L})${to}\s\d{2,4}(?:er|\s?-?(?:t(?:o|on|onne|onnen|ons|onnes|n)?|kn))?[\s-]${machineWord}(?!\p{L})\)?`,
  'u',
)

/**
 * Removes the first sentences if they tell of a mould or a machine, and a last clause about a machine or a mould that
 * stands: `Die Form schließt nicht mehr. Bitte 6 Stifte 6x160, Maschine 4 steht`, `6 Stifte 6x160 für die 220er Maschine`
 */
export function withoutMachines(written: string): string {
  const ofMachine = numberedMachine.exec(foldLetters(written))
  const rest =
    ofMachine === null
      ? written
      : written.slice(0, ofMachine.index) + written.slice(ofMachine.index + ofMachine[0].length)
  const text = withoutClauseOfMachine(rest)
  const starts = findAll(sentenceEnd, text).map(({ index, 0: { length } }) => index + length)
  const last = starts.findLast((start) => tellsOfMachine(text.slice(0, start)))
  return last === undefined ? text : text.slice(last)
}

const lastClause = /(?:[,;]|\s[–-])\s+(?=([^,;]*\p{L})\s?[^,;\p{L}]*$)/u
const counts = new RegExp(String.raw`(?<!\p{L})(?:${wordOfSeveral}|${anyOf('per')})(?!\p{L})`, 'u')

/** `que está parado en la máquina 4`, `das auf Maschine 4 steht` */
const relative =
  /[\s,]+(?:it'?s|que|qui|che|das|die|der|which|that|ktor[ayue]|kter[yae]|ki|care|som|dat|amely\p{L}{0,4})\s(?=[^,;.]{3,80}$)/u

function withoutClauseOfMachine(text: string): string {
  const found = lastClause.exec(text) ?? relative.exec(foldLetters(text))
  const clause = found === null ? '' : text.slice(found.index)
  const words = clause.split(/[^\p{L}]+/u)
  const isOfMachine = words.some((word) => machines.test(foldLetters(word))) || tellsOfStop(clause)
  if (found === null || !isOfMachine || /\d/.test(withoutNamedNumbers(clause)) || counts.test(foldLetters(clause)))
    return text
  const isOfPart = words.some((word) => namesKind(word) || belongsToPart(word)) || namesWork(clause) || namesCut(clause)
  return isOfPart || !hasSizes(text.slice(0, found.index)) ? text : text.slice(0, found.index)
}

const standing =
  /(?<!\p{L})(?:steht|stehen|stillsteht|down|stopped|idle|arret\p{L}*|ferm[oaie]|parad[oa]s?|stil|stoi|stoji|stojaca|all|oprit[ae]?|star)(?!\p{L})/u

/** Whether a clause says that a mould or a machine stands: `(urgent, tool is down)` */
function tellsOfStop(clause: string): boolean {
  const words = foldLetters(clause).split(/[^\p{L}]+/u)
  return standing.test(foldLetters(clause)) && words.some((word) => places.test(word))
}

function tellsOfMachine(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u)
  return words.some((word) => places.test(foldLetters(word))) && !hasSizes(text) && !words.some(namesKind)
}
