import { remember } from './remember.ts'

/** Letters that have no accent to remove. */
const bases: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', '’': "'" }

/**
 * Returns a text in lower case without accents, as people type on any keyboard: `Množství` becomes `mnozstvi`. Each
 * character has the place that it has in the text's composed form, so that a match can be cut out of that form.
 */
export function foldLetters(text: string): string {
  return others.test(text) ? foldAccents(text) : text.toLowerCase()
}

const foldAccents = remember((text: string) => text.normalize('NFC').replace(/[^ -~]|[A-Z]/gu, foldLetter))

const others = /[^\t -~]/

const foldLetter = remember((letter: string): string => {
  const [base = letter] = letter.toLowerCase().normalize('NFD')
  const folded = bases[base] ?? base
  return folded.length === letter.length ? folded : letter
})
