import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { stockWord } from '../../quantities/stock-words.ts'

/** `have you`, in all languages and folded letters. */
const haveYou =
  "(?:hast du|habt ihr|haben sie|have you|you have|got any|got|avez-vous|vous avez|as-tu|tu as|t'as|tienes|teneis|tiene|tienen|hai|avete|avreste|heb je|hebben jullie|hebt u|heeft u|masz|macie|mate|mas|tens|tem|tendes|teem|ai|aveti|har du|har ni|imas|imate|van)"
const asked = new RegExp(
  String.raw`(?<=[x×]\s?\d[^?.!]{0,40})[\s,]+${stockWord}(?:\s+\p{L}{1,6}){0,2}?\s*(?=\?)|(?<=(?<!\p{L})${haveYou}\s[^?.!]{3,80})[\s,]+${stockWord}\s*$|(?<=^(?:[^.!?]{0,40}(?<!\p{L}))?${haveYou})\s+${stockWord}(?=\s[^?]*\?)`,
  'u',
)

const howMany =
  '(?:wie ?viele?|how many|combien|cuant[oa]s|quant[ie]|quant[oa]s|hoeveel|ile|kolik|koliko|cat[ei]|hur manga|hany(?: darab(?:otok)?)?|mennyi)'
/** `, quantos tens?`, `– how many have you got?` */
const countAsked = new RegExp(
  String.raw`(?<=[x×]\s?\d[^?.!]{0,60})[\s,;–-]+${howMany}\s(?:\p{L}{1,8}['\s-]+){0,2}?(?:${haveYou}|avez|as|en avez|disponeis|lehet|hast|van)(?:\s(?:\p{L}{1,8}|${stockWord})){0,2}\s*(?=\?)`,
  'u',
)

/**
 * Removes the question whether the shop has a part, or how many, which says nothing about it: `have you got pins 6x160 on
 * the shelf?`, `hast du 8x200 da? Auswerfer`, `extratores 4x160, quantos tens? mete 10`
 */
export function withoutStockAsked(written: string): string {
  const text = withoutCountAsked(written)
  const found = asked.exec(foldLetters(text))
  const behind = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  const rest = found === null ? text : text.slice(0, found.index) + behind.replace(/^\?(?=\))/, '')
  const [, part = '', kind = ''] = /^([^?]*)\?\s+([^\d?]{3,40})$/u.exec(rest) ?? []
  const isKindBehind = part !== '' && namesPartAlone(part) && namesKind(kind) && kind.split(' ').length < maxWords
  return isKindBehind ? `${part}, ${kind}` : rest
}

function withoutCountAsked(text: string): string {
  const found = countAsked.exec(foldLetters(text))
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}

/** Of the name of a kind. */
const maxWords = 4
