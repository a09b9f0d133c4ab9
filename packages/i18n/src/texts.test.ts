import { readdirSync, readFileSync } from 'node:fs'
import { errorCodes, fieldCodes } from '@normwerk/contract/errors'
import { languageCodes, textLanguage } from '@normwerk/contract/language'
import { describe, expect, test } from 'vitest'
import { loadMessages } from './load-messages.ts'
import { placeholdersOf } from './placeholders.ts'
import { translate } from './translate.ts'

const languages = [...new Set(languageCodes.map(textLanguage))]
const english = await loadMessages('en')
const ids = Object.keys(english)

/** The quotation marks of each language. */
const quotationMarks = Object.entries({
  ...{ cs: '„“', de: '„“', en: '“”', es: '«»', fr: '«»', hu: '„”', it: '“”' },
  ...{ nl: '‘’', pl: '„”', pt: '«»', ro: '„”', se: '”', sl: '»«' },
})

/** The catalogue as a translator wrote it, before it is compiled. */
function readCatalogue(code: string): Map<string, string> {
  const file = readFileSync(new URL(`../${code}.po`, import.meta.url), 'utf8')
  const entries = [...file.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)]
  expect(new Set(entries.map(([, id]) => id)).size, `${code}.po holds an id twice`).toBe(entries.length)
  return new Map(entries.map(([, id = '', text = '']) => [id, text]))
}

function sourcesOf(folder: URL): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n')
}

describe('the catalogues', () => {
  test.each(['en', 'de'])('%s has a text for every error and field code', (code) => {
    const catalogue = readCatalogue(code)
    const needed = [...errorCodes.map((error) => `error.${error}`), ...fieldCodes.map((field) => `field.${field}`)]
    expect(needed.filter((id) => !catalogue.get(id))).toEqual([])
  })

  test('German has exactly the texts of English', () => {
    expect([...readCatalogue('de').keys()]).toEqual([...readCatalogue('en').keys()])
  })

  test.each(languages)('%s has no text that English lacks and has the same placeholders', async (code) => {
    expect([...readCatalogue(code).keys()].filter((id) => !ids.includes(id))).toEqual([])
    const messages = await loadMessages(code)
    for (const id of ids) expect(placeholdersOf(messages[id]), id).toEqual(placeholdersOf(english[id]))
  })

  test.each(languages)('%s has only placeholders and plurals with a text for every number', async (code) => {
    const isRead = (token: unknown): boolean => {
      if (typeof token === 'string') return true
      if (!Array.isArray(token) || token.length === 1) return Array.isArray(token)
      const [, kind, texts] = token
      return kind === 'plural' && 'other' in texts && Object.values(texts).flat().every(isRead)
    }
    const messages = Object.entries(await loadMessages(code))
    expect(messages.filter(([, message]) => !message.every(isRead)).map(([id]) => id)).toEqual([])
  })

  test.each(quotationMarks)('%s has no other quotation marks than %s', (code, marks) => {
    const others = [...'«»„“”‘'].filter((mark) => !marks.includes(mark))
    const texts = [...readCatalogue(code)].filter(([, text]) => others.some((mark) => text.includes(mark)))
    expect(texts).toEqual([])
  })

  test('French keeps its marks on the line of their word', () => {
    expect([...readCatalogue('fr')].filter(([, text]) => / [:;!?»]|« /.test(text))).toEqual([])
  })

  test('every text is used', () => {
    const folders = ['../../../apps/web/src/', '../../../apps/server/src/', '../../documents/src/', './']
    const sources = folders.map((folder) => sourcesOf(new URL(folder, import.meta.url)))
    const used = new Set(
      [...sources.join('\n').matchAll(/['"`]([a-z][A-Za-z]*\.[A-Za-z0-9_.]+)['"`]/g)].map(([, id]) => id),
    )
    const byCode = (id: string) => id.startsWith('error.') || id.startsWith('field.')
    expect(ids.filter((id) => !byCode(id) && !used.has(id))).toEqual([])
  })
})

describe('translate', () => {
  test('formats numbers for the language', () => {
    expect(translate('de', 'error.lengthOutOfRange', { min: 50, max: 160 })).toContain('50 bis 160 mm')
  })

  test('returns Slovenian for both of its codes', () => {
    expect(translate('si', 'error.cartEmpty')).toBe(translate('sl', 'error.cartEmpty'))
  })
})
