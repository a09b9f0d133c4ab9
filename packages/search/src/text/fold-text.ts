/** Letters that do not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', œ: 'o', æ: 'a', ł: 'l', đ: 'd', ı: 'i' }

/** Only this many characters of a text are read, so that a longer query costs no more. */
export const maxTextLength = 200
const maxWords = 12

/**
 * Returns a word in the form in which words are compared: lower case, without marks, and with ae, oe, ue read as the
 * umlaut that they stand for, so that `Führung`, `Fuehrung` and `FUHRUNG` are equal.
 */
function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøœæłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
}

/** Splits a text into folded words. Numbers are split from letters and keep a decimal point: `DIN1530` → din, 1530. */
export function splitWords(text: string): string[] {
  const words = text.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*/gu) ?? []
  return words.map((word) => (/^\d/.test(word) ? word.replaceAll(',', '.') : foldWord(word)))
}

/** The parts of a search text: words, and sizes written as `6 x 160` (as keys, see `articleKey`). */
export interface TextQuery {
  words: string[]
  /** Words of one letter beside a figure, `d6` or `D=6`. They name a size or a steel, so no longer word begins with them. */
  letters: string[]
  sizes: string[]
}

const letterPattern = /(?<![\p{L}\p{M}\d])\p{L}(?=\s*[=:]\s*\d|\d)|(?<=\d)\p{L}(?![\p{L}\p{M}\d])/gu
const sizesPattern = /\d+(?:[.,]\d+)?(?:\s*[x×*]\s*[⌀⌽øØ]?\s*\d+(?:[.,]\d+)?)+/giu

/** Reads any search text; only its first 200 characters and 12 words count. */
export function readQuery(text: string, keyOf: (sizes: string) => string): TextQuery {
  const plain = text.slice(0, maxTextLength).replace(/[⌀⌽øØ](?=\s*\d)/g, ' ')
  const sizes = plain.match(sizesPattern) ?? []
  const others = plain.normalize('NFC').replace(sizesPattern, ' ')
  const words = new Set(splitWords(others.replace(letterPattern, ' ')).filter((word) => word !== 'mm'))
  const letters = new Set(splitWords((others.match(letterPattern) ?? []).join(' ')))
  return {
    words: [...words].slice(0, maxWords),
    letters: [...letters].slice(0, maxWords),
    sizes: sizes.slice(0, 3).map(keyOf),
  }
}
