import type { PackageReport } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import type { AuditChanges } from '../../database/tables/audit.ts'
import { formatPrices, formatTerms } from './format-terms.ts'
import type { ChangedTerms } from './repository/merge-articles.ts'
import type { ChangedRow } from './repository/merge-tables.ts'

/** Users who check for a mistake read no more changes of a table. */
export const maxOfTable = 100

const order = [
  ...(['articles', 'products', 'columns', 'categories', 'materials'] as const),
  ...(['coatings', 'standards', 'material-names'] as const),
]

interface Samples extends Record<(typeof order)[number], readonly ChangedRow[]> {
  prices: readonly ChangedTerms[]
}

/** Formats the changes of rows in words: only changed values. */
export function describePackage(language: LanguageCode, { prices, ...others }: Samples): PackageReport['changes'] {
  const priceOf = formatPrices(language)
  const ofPrices = prices.map(({ row, before, after }) => ({
    table: 'prices',
    row,
    text: after.article_no,
    before: formatTerms(before, after, language, priceOf),
    after: formatTerms(after, before, language, priceOf),
  }))
  const ofOthers = order.flatMap((table) =>
    others[table].toSorted(byRow).map(({ row, before, after }) => {
      const fields = listFields(before, after)
      const write = (index: 1 | 2) =>
        fields.map((field) => `${field[0].replace(/^values\./, '')}: ${shorten(field[index])}`).join(', ')
      const text = String(after.article_no ?? after.product_nr ?? after.key ?? after.code ?? after.word ?? after.number)
      return { table, row, text, before: write(1), after: write(2) }
    }),
  )
  return [...ofPrices, ...ofOthers]
}

const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row

/** Fields that mean nothing to users, or repeat another field. */
const hidden = new Set([
  ...['file', 'row', 'n', 'id', 'article_no', 'key', 'sort_index', 'stated', 'product_id', 'discontinued_at'],
])

/** Lists the different fields, with texts and values separately: `name.de`, `values.headDiameter`. */
function listFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  prefix = '',
): [name: string, before: unknown, after: unknown][] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !hidden.has(name)))
  return [...names].flatMap((name): [string, unknown, unknown][] => {
    const [old, now] = [before[name], after[name]]
    if (JSON.stringify(old) === JSON.stringify(now) || (!(name in after) && prefix === '')) return []
    if (isRecord(old) && isRecord(now)) return listFields(old, now, `${prefix}${columnOf(name)}.`)
    return [[`${prefix}${columnOf(name)}`, old, now]]
  })
}

/** Returns the name of the package's column. */
function columnOf(name: string): string {
  if (name === 'related_product_nrs') return 'related'
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const maxValueLength = 80

function shorten(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : isRecord(value) ? JSON.stringify(value) : String(value ?? '')
  if (text === '') return '–'
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
}

/** Returns what the audit log records of an import: how many rows of each table it changed. */
export function countChanges({ tables }: PackageReport): AuditChanges {
  const counts = tables.map(
    ({ table, added, changed, discontinued }) => [table, added + changed + discontinued] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0).map(([table, count]) => [table, [null, count]]))
}
