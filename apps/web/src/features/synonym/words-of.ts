/** Returns the words of a search text without its sizes and numbers, which are no synonym; '' if it has none. */
export function wordsOf(text: string): string {
  const words = text.split(/[\s,;:/()"]+/).filter((piece) => /\p{L}/u.test(piece) && !/[\d=]/.test(piece))
  return words.some((word) => /\p{L}{3}/u.test(word)) ? words.join(' ') : ''
}
