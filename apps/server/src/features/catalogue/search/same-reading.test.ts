import { readFileSync } from 'node:fs'
import { cartEndpoints } from '@normwerk/contract/cart'
import { AddedDirectly } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { ImportReport } from '@normwerk/contract/import'
import { type ImportedRow, type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { Problem } from '@normwerk/contract/problem'
import { families } from '@normwerk/parts/families/families'
import { readOrderLine } from '@normwerk/parts/parts-list/pasted-text/lines/read-order-line'
import { readPaste } from '@normwerk/parts/parts-list/pasted-text/read-paste'
import { withoutOrdering } from '@normwerk/parts/words/without-ordering'
import { parseCsvObjects } from 'hucre/csv'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { shareApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

/**
 * The verdict on a text: the article with its options and what was assumed of it; or `asked`, where a person must choose
 * or confirm; or `refused`, where nothing is proposed. The quantity is no part of it.
 */
type Verdict = string

/** A text of the reading corpus; a message names only its id. */
interface Line {
  id: string
  text: string
}

const corpus = new URL('../../../../../../bench/corpus/designations.csv', import.meta.url)
const lines = parseCsvObjects(readFileSync(corpus, 'utf8'), { header: true }).data.map(
  ({ id, text }): Line => ({ id: String(id), text: String(text) }),
)

/** Words that alone do not decide which family is meant. */
const openWords = families.flatMap((family) =>
  family.words.flatMap(({ words, isMeant }) => (isMeant === false ? words : [])),
)

/** Whether the import proposes a part of a family that only the buyer can confirm, together with what else it assumes. */
function isOfOpenFamily(imported: Verdict, text: string): boolean {
  return imported.includes(' assuming ') && openWords.some((word) => text.toLowerCase().includes(word))
}

/** Where a place rightly says something else than the import. */
const byDesign: Record<string, (imported: Verdict, said: Verdict, text: string) => boolean> = {
  // A typed or pasted line may state its quantity in forms that a cell for the part has not: `a box of 20`.
  typed: (imported, _said, text) => imported === 'asked' && readOrderLine(text).quantity !== '',
  // A mail leaves out lines that name no part, and says so, and words of an order around a part.
  pasted: (imported, said, text) =>
    (said === 'left out' && isOpen(imported)) ||
    (imported === 'asked' && (readOrderLine(text).quantity !== '' || withoutOrdering(text) !== text)),
  // The search lists products where no part is certain.
  search: (imported, said, text) => said === 'listed' && (isOpen(imported) || isOfOpenFamily(imported, text)),
  // A call with the number of an article means that article: it never cuts another one.
  cart: (imported, said, text) =>
    said === 'asked' && (/assuming .*length/.test(imported) || isOfOpenFamily(imported, text)),
  // A file is not asked. A customer part number states no tolerance and no certificate, and none may be assumed.
  customerPartNumber: (imported, said) =>
    (said === 'refused' && (isOpen(imported) || /-T\d+|-C31| assuming /.test(imported))) ||
    said === imported.replace(/-T\d+ assuming toleranceClass$/, ''),
}

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

test('every place reads a text alike', () => expectSameVerdicts(lines.filter((_, index) => index % 60 === 0)))
test('every place reads every text alike', { tags: ['release'], timeout: 600_000 }, () => expectSameVerdicts(lines))

async function expectSameVerdicts(some: readonly Line[]): Promise<void> {
  const imported = await importRows(some.map(({ text }) => ({ designation: text })))
  const others = {
    typed: await importRows(some.map(({ text }) => typedRow(text))),
    pasted: await importRows(some.map(({ text }) => pastedRow(text))),
    search: await eachOf(some, search),
    cart: await eachOf(some, addDirectly),
    customerPartNumber: await nameParts(some, imported),
  }
  const differing = Object.entries(others).flatMap(([place, verdicts]) =>
    some.flatMap(({ id, text }, index) => {
      const [verdict = '', said = ''] = [imported[index], verdicts[index]]
      return verdict === said || byDesign[place]?.(verdict, said, text) === true ? [] : `${id}: ${place}`
    }),
  )
  expect(differing).toEqual([])
}

function isOpen(verdict: Verdict): boolean {
  return verdict === 'asked' || verdict === 'refused'
}

function format(part: string, assumed: readonly string[]): Verdict {
  return assumed.length === 0 ? part : `${part} assuming ${assumed.toSorted().join(' and ')}`
}

type Row = Omit<PartsListRow, 'row'>

/** Splits a line as the page does. */
function typedRow(text: string): Row {
  const { requested, quantity } = readOrderLine(text)
  const named = /\s/.test(requested) ? { designation: requested } : { articleNo: requested }
  return { ...named, ...(quantity !== '' && { quantity }) }
}

/** Reads a pasted line as the page does; null if it names no part, or several. */
function pastedRow(text: string): Row | null {
  const [first, second] = readPaste(text).rows
  if (first === undefined || second !== undefined) return null
  const { row: _, ...texts } = first
  return texts
}

/** Asks twice, since a row without a quantity is always asked: the second time with the quantity that was assumed. */
async function importRows(texts: readonly (Row | null)[]): Promise<Verdict[]> {
  const rows = texts.flatMap((text, row) => (text === null ? [] : { ...text, row }))
  const call = async (asked: PartsListRow[]) =>
    new Map(
      (await buyer.call(partsListEndpoints.import, { rows: asked, dryRun: true })).rows.map((row) => [row.row, row]),
    )
  const counted = await call(rows)
  const answers = await call(rows.map((row) => ({ quantity: counted.get(row.row)?.quantity ?? 1, ...row })))
  return texts.map((_, row) => verdictOf(answers.get(row)))
}

function verdictOf(answer: ImportedRow | undefined): Verdict {
  if (answer === undefined) return 'left out'
  const { status, articleNo, assumed = [], unread, crossReference, suggestions = [] } = answer
  if (articleNo === undefined || status === 'invalid') return suggestions.length > 0 ? 'asked' : 'refused'
  const isCertain = status === 'matched' || assumed.length > 0 || crossReference !== undefined
  return isCertain && unread === undefined && !assumed.includes('quantity') ? format(articleNo, assumed) : 'asked'
}

async function eachOf(some: readonly Line[], ask: (text: string) => Promise<Verdict>): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { text } of some) verdicts.push(await ask(text))
  return verdicts
}

async function search(query: string): Promise<Verdict> {
  const { designation } = await buyer.call(catalogueEndpoints.search, { query, pageRequest: { page: 1, size: 1 } })
  if (designation === undefined) return 'listed'
  const { articleNo, changedLength, toleranceClass, headFlats, certificate31, assumed } = designation
  const options = [changedLength && `L${changedLength}`, toleranceClass, certificate31 && 'C31', headFlats]
  return format([articleNo, ...options].filter(Boolean).join('-'), assumed)
}

async function addDirectly(text: string): Promise<Verdict> {
  const { status, text: content } = await buyer.send('POST', '/api/cart/position/direct', { abmessungsNr: text })
  if (status !== 200) return Problem.parse(JSON.parse(content)).suggestions?.length ? 'asked' : 'refused'
  const { id: cartId, cartPositions, assumed } = AddedDirectly.parse(JSON.parse(content))
  await buyer.call(cartEndpoints.clear, { cartId })
  return format(cartPositions[0]?.articleNo ?? '', assumed)
}

/** Imports files with customer part numbers; a file names each part once. */
async function nameParts(some: readonly Line[], imported: readonly Verdict[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = some.map(() => 'refused')
  const seen = new Map<Verdict, number>()
  const files = Map.groupBy(some.keys(), (index) => {
    const verdict = (imported[index] ?? '').replace(/-T.*/, '')
    const file = isOpen(verdict) ? 0 : (seen.get(verdict) ?? 0)
    seen.set(verdict, file + 1)
    return file
  })
  for (const indexes of files.values()) {
    const rows = indexes.map((index) => `number ${index};"${some[index]?.text.replaceAll('"', '""')}"`)
    const file = { name: 'numbers.csv', content: ['own number;article number', ...rows].join('\n') }
    const { status, text } = await buyer.upload('/api/customer-article/import', file, { onlyValid: 'true' })
    expect(status, text).toBe(200)
    expect(ImportReport.parse(JSON.parse(text)).rows).toBe(indexes.length)
    const { items } = await buyer.call(customerPartNumberEndpoints.list, { size: 999 })
    for (const { ownNumber, articleNo, changedLength, headFlats } of items) {
      const options = [changedLength && `L${changedLength}`, headFlats].filter(Boolean)
      verdicts[Number(ownNumber.replace('number ', ''))] = [articleNo, ...options].join('-')
    }
  }
  return verdicts
}
