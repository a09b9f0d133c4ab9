import { foldLetters } from '../fold-letters.ts'
import { spellOut } from '../spell-out.ts'

/**
 * Returns a German or English heading in one spelling: lower case, no punctuation, hyphenation or units. `Länge [mm]`
 * becomes `laenge`, `Art.-Nr.` becomes `art nr`.
 */
export function foldHeading(text: string): string {
  return spellOut(text)
    .replace(/[⌀∅φ]/g, 'ø')
    .replace(/(?<=\p{L})-\s+(?=\p{Ll})/gu, '')
    .replace(/(?:\bin\b\s*)?\bmm\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the words of a heading in lower case, with their accents, without units. */
export function spellHeading(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}°º]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])mm(?![\p{L}\p{N}])/gu, '')
    .replace(/[°º]/g, 'o')
    .trim()
}

/** Folds a heading of any language; a single letter keeps its accent, without which it would mean too much. */
export function foldWords(text: string): string {
  const words = spellHeading(text)
  return words.length < 2 ? words : foldLetters(words)
}
