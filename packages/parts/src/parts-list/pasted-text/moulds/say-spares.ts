import { foldLetters } from '../../fold-letters.ts'
import { inTotal, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange } from '../corrections/change-words.ts'
import { statesPerMould } from './per-mould.ts'

/** "Besides" at the beginning of a sentence, in all languages and in folded letters. */
const besides =
  '(?:zusatzlich|ausserdem|daruber hinaus|on top(?: of (?:that|this))?|in addition|additionally|besides|en plus|en outre|de plus|in piu|inoltre|ademas|aparte|alem disso|daarnaast|bovendien|dodatkowo|do tego|ponadto|navic|k tomu(?: navic)?|in plus|pe langa asta|dessutom|utover det|poleg tega|dodatno|ezen felul|emellett|tovabba)'
const sentence = new RegExp(String.raw`(?:^|(?<=[\p{L}\d)]{2}[.!;])\s+)(?=${besides}(?!\p{L}))`, 'gu')
const beforeCount = new RegExp(
  String.raw`^${besides}(?!\p{L})[^\d.;:]{0,60}?(?<![\p{L}\d])(?=(?:\d{1,4}|${wordOfSeveral})(?:\s*(?:${units.pieces}))?\s+\p{L}{3})`,
  'u',
)
const total = new RegExp(String.raw`(?<!\p{L})${inTotal}(?!\p{L})`, 'u')
const spare = new RegExp(String.raw`(?<!\p{L})${anyChange('spare')}(?!\p{L})`, 'u')

/**
 * Puts sentences that ask for spare parts besides those of the moulds into lines of their own, and says that their pieces
 * are not those of one mould: `Each mould takes 24 pins 6x160. On top of that we want 5 pins 8x160 as spares.`
 */
export function saySpares(line: string): string[] {
  const folded = foldLetters(line)
  if (!spare.test(folded)) return [line]
  const starts = [...folded.matchAll(sentence)].map(({ index, 0: said }) => index + said.length)
  const pieces = [0, ...starts.filter((start) => start > 0)].map((start, at, all) =>
    line.slice(start, all[at + 1]).trim(),
  )
  const said = pieces.map(sayTotal)
  return said.some((piece, at) => piece !== pieces[at]) ? said : [line]
}

function sayTotal(text: string): string {
  const folded = foldLetters(text)
  const end = beforeCount.exec(folded)?.[0].length
  const isOfAll = spare.test(folded) && !total.test(folded) && !statesPerMould(text)
  return end === undefined || !isOfAll ? text : `${text.slice(0, end)}in total ${text.slice(end)}`
}
