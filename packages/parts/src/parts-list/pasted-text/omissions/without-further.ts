import { namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'

/** "Further" before or behind the pieces of a part, in all languages and in folded letters. */
const further =
  '(?:another|further|additional|weitere[rn]?|nochmals?|noch (?:ein)?mal|autres|supplementaires|altr[ie]|ulteriori|otr[oa]s|outr[oa]s|nog eens|kolejn(?:e|ych)|dalsi(?:ch)?|tovabbi|alt[ei]|inca|ytterligare|nadaljnjih|dodatn(?:e|ych|ich|ih))'
const number = String.raw`(\d{1,4}|${wordOfSeveral})`
/** `another ten 4x100 pins`, `otros 12 expulsores` */
const before = new RegExp(
  String.raw`(?<!\p{L})${further}\s+${number}\s+(?=\d{1,3}(?:[.,]\d{1,2})?\s?[x×]\s?\d|(\p{L}{4,}(?:\s\p{L}{4,})?))`,
  'gu',
)
/** `dix autres éjecteurs` */
const behind = new RegExp(String.raw`(?<![\p{L}\d.,x×-])${number}\s+${further}\s+(?=(\p{L}{4,}(?:\s\p{L}{4,})?))`, 'gu')
/** The Swedish "more" behind its noun: `12 utstötare till med längd 160` */
const swedish = /(?<=(?<!\p{L})(\p{L}{4,})\s)till\s(?=(?:med|i|av|pa)\s)/gu

/** `order 5 more: core pin 8x250` */
const moreBehind = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,x×-])${number}\s*)(?<=\s)(?:more|mas|de plus|in piu|extra|a mais|in plus|till)(?=\s*:\s)`,
  'gu',
)

/** A new part of a list, whose word alone would change one above: `neu dazu 6 Stück` */
const added = /(?<!\p{L})neu\s+(?=(?:da|hin)zu(?!\p{L}))/gu

/**
 * Says the pieces alone that a mail wants besides others, in figures, as their words may be other ones in another language:
 * the Polish "ten" is "this"
 */
export function withoutFurther(written: string): string {
  const listed = replaceFound(written, findAll(added, foldLetters(written)), () => '')
  const line = replaceFound(listed, findAll(moreBehind, foldLetters(listed)), () => 'pcs')
  const alone = [before, behind].reduce((text, pattern) => {
    const found = findAll(pattern, foldLetters(text)).filter(([, , noun]) => noun === undefined || namesKind(noun))
    return replaceFound(text, found, ([, count = '', noun]) => {
      return `${sayPieces(count) || count} ${noun === undefined ? 'pcs ' : ''}`
    })
  }, line)
  const more = findAll(swedish, foldLetters(alone)).filter(([, noun = '']) => namesKind(noun))
  return replaceFound(alone, more, () => '')
}
