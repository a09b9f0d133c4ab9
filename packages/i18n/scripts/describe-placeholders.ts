import { readFileSync, writeFileSync } from 'node:fs'
import { placeholdersOf } from '../src/placeholders.ts'

/**
 * Writes the placeholders of each English text as JSON beside the compiled catalogues, so that a call with a missing or
 * surplus parameter does not compile.
 */
const folder = new URL('../locales/', import.meta.url)
const { messages } = JSON.parse(readFileSync(new URL('en.json', folder), 'utf8'))

const placeholders = Object.fromEntries(
  Object.entries(messages).map(([id, message]) => [
    id,
    Object.fromEntries(placeholdersOf(message).map((name) => [name, ''])),
  ]),
)
writeFileSync(new URL('placeholders.json', folder), JSON.stringify(placeholders))
