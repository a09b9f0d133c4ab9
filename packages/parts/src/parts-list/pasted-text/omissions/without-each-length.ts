import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { cutWord, namesCut } from '../../work-words.ts'
import { anyChange } from '../corrections/change-words.ts'

const each = `(?:${anyOf('each')}|${anyChange('eachBehind')}|ea\\.)(?!\\p{L})`
const length = String.raw`\d{2,4}(?:[.,]\d{1,3})?(?![\d.,]*\d|\s*[x×*])(?:\s*mm(?!\p{L}))?`
/** `cut to 60.00 each`, `8x250 to 60.00 each`; behind "at" stands a price. */
const behind = new RegExp(
  String.raw`(?:${cutWord}[\s:]+(?:\p{L}{1,4}\s+){0,2}|(?<=[x×*]\s*\d{2,4})\s+(?:to|auf|op|till)\s+)${length}(\s*\(?${each}\)?)`,
  'gu',
)
/** `auf je 60 gekürzt` */
const before = new RegExp(String.raw`(?<!\p{L})(${each}\s+)(?=${length}\s+${cutWord})`, 'gu')
const anyEach = new RegExp(String.raw`(?<!\p{L})${each}`, 'u')

/** Removes that a length is that of each piece, so that nobody reads it as the pieces of each part. */
export function withoutEachLength(text: string): string {
  const folded = foldLetters(text)
  if (!/\d/.test(text) || !anyEach.test(folded)) return text
  const once = replaceFound(text, findAll(behind, folded), ({ index, 0: said, 1: word = '' }) =>
    text.slice(index, index + said.length - word.length),
  )
  return namesCut(once) ? replaceFound(once, findAll(before, foldLetters(once)), () => '') : once
}
