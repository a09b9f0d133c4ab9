import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { stockWord } from '../../quantities/stock-words.ts'

/** `have you`, in all languages and folded letters. */
const haveYou =
  "(?:hast du|habt ihr|haben sie|have you|you have|got any|got|avez-vous|vous avez|as-tu|tu as|t'as|tienes|teneis|tiene|tienen|hai|avete|avreste|heb je|hebben jullie|hebt u|heeft u|masz|macie|mate|mas|tens|tem|tendes|teem|ai|aveti|har du|har ni|imas|imate|van)"
const asked = new RegExp(
  String.raw`(?<=[x×]\s?\d[^?.!]{0,40})[\s,]+${stockWord}(?:\s+\p{L}{1,6}){0,2}?\s*(?=\?)|(?<=(?<!\p{L})${haveYou}\s[^?.!]{3,80})[\s,]+${stockWord}\s*$|(?<=^(?:[^.!?]{0,40}(?<!\p{L}))?${haveYou})\s+${stockWord}(?=\s[^?]*\?\s*$)`,
  'u',
)

/**
 * Removes the question whether the shop has a part, which says nothing about it: `have you got pins 6x160 on the shelf?`,
 * `hast du 8x200 da? Auswerfer`
 */
export function withoutStockAsked(text: string): string {
  const found = asked.exec(foldLetters(text))
  const behind = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  const rest = found === null ? text : text.slice(0, found.index) + behind.replace(/^\?(?=\))/, '')
  const [, part = '', kind = ''] = /^([^?]*)\?\s+([^\d?]{3,40})$/u.exec(rest) ?? []
  const isKindBehind = part !== '' && namesPartAlone(part) && namesKind(kind) && kind.split(' ').length < maxWords
  return isKindBehind ? `${part}, ${kind}` : rest
}

/** Of the name of a kind. */
const maxWords = 4
