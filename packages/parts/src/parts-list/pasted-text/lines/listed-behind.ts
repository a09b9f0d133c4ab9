import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { withoutNamedNumbers } from './named-numbers.ts'

/** `Pour les vis, 20 vis CHC`, `As for the screws, 20 cap screws` */
const purposeOfKind =
  /^(?:pour|fur|for|as for|para|per|voor|wat|was|quant aux?|pro|dla|za|pentru|till)\s(?:\p{L}+\s){0,3}\p{L}{3,},$/u

/** Whether a kind without figures leads to parts with their kind: `we also change the pins: 24 ejector pins 3.5x200` */
export function isListedBehind(text: string, place: number): boolean {
  const before = text.slice(0, place)
  const isLeading = before.endsWith(':') || purposeOfKind.test(foldLetters(before))
  return isLeading && !/\d/.test(withoutNamedNumbers(before)) && namesKind(text.slice(place, place + 40))
}
