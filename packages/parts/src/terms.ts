import { type TextLanguage, type Texts, textLanguages } from './article.ts'
import { readTable, type TableRow } from './data/read-table.ts'

const terms = readTexts('terms.csv')
const sentences = readTexts('descriptions.csv')

function readTexts(table: string): Map<string, Texts> {
  return new Map(readTable(table).map((row) => [row.text('key'), textsOf(row)]))
}

/** Returns the texts of a row that has a column for each language; an empty cell is left out. */
export function textsOf(row: TableRow): Texts {
  const known = textLanguages.filter((language) => row.text(language) !== '')
  const spoken = Object.fromEntries(known.map((language) => [language, row.text(language)]))
  return { ...spoken, de: row.text('de'), en: row.text('en') }
}

/**
 * Returns a word of the trade in every language of `terms.csv`.
 * @throws Error for a key that the table lacks
 */
export function term(key: string): Texts {
  const texts = terms.get(key)
  if (texts === undefined) throw new Error(`terms.csv: no term ${key}`)
  return texts
}

/**
 * Returns a sentence of product descriptions in every language of `descriptions.csv`.
 * @param values what its placeholders stand for
 * @throws Error for a key that the table lacks, or a placeholder without a value
 */
export function sentence(key: string, values: Readonly<Record<string, string>> = {}): Texts {
  const texts = sentences.get(key)
  if (texts === undefined) throw new Error(`descriptions.csv: no sentence ${key}`)
  return mapTexts(texts, (text) =>
    text.replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name]
      if (value === undefined) throw new Error(`descriptions.csv: ${key} has no value for ${name}`)
      return value
    }),
  )
}

/** Whether the table of terms has a key. */
export function isTerm(key: string): boolean {
  return terms.has(key)
}

/** Returns a text that is the same in every language, such as the name of a steel, standard or coating. */
export function sameEverywhere(text: string): Texts {
  return { de: text, en: text }
}

/** Joins texts language by language; a text that lacks a language is English there. */
export function joinTexts(parts: readonly Texts[], separator: string): Texts {
  const spoken = textLanguages.filter((language) => parts.some((part) => part[language] !== undefined))
  const join = (language: TextLanguage) => parts.map((part) => part[language] ?? part.en).join(separator)
  return {
    ...Object.fromEntries(spoken.map((language) => [language, join(language)])),
    de: join('de'),
    en: join('en'),
  }
}

/** Returns the text with a capital first letter, for headings. */
export function capitalise(texts: Texts): Texts {
  return mapTexts(texts, (text) => text.charAt(0).toUpperCase() + text.slice(1))
}

/** Changes the text of each language alike. */
export function mapTexts(texts: Texts, change: (text: string) => string): Texts {
  const changed = Object.entries(texts).map(([language, text]) => [language, change(text)])
  return { ...Object.fromEntries(changed), de: change(texts.de), en: change(texts.en) }
}
