import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { type LanguageCode, languageCodes } from '@normwerk/contract/language'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { readRows } from '@normwerk/parts/parts-list/rows/read-rows'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aCompany, aUser } from '../../testing/builders.ts'
import { readFile, tryFile } from '../../testing/calls/import-file.ts'
import { anyCartFile } from '../../testing/files/any-cart-file.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import type { WrittenCartFile } from '../cart-file/cart-file.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
const newBuyer = async () => shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
beforeEach(async () => {
  buyer = await newBuyer()
})

async function download(url: string): Promise<Buffer> {
  const { rawPayload } = await shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(buyer.cookies) })
  return rawPayload
}

async function load(content: string) {
  const { status, text } = await buyer.upload('/api/cart/load', { name: 'a.normwerk', content })
  if (status !== 200) throw new Error(text)
  return z.parse(cartFileEndpoints.load.output, JSON.parse(text))
}

/** Words that fit into one line of a table. */
const joined = (word: RegExp, maxLength: number) =>
  fc
    .array(fc.stringMatching(word), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join(' ').slice(0, maxLength).trim())

const words = (maxLength: number) => joined(/^[A-Za-zÄÖÜäöüß0-9=+@#_'"<>&.,;:!?/()-]{0,11}[A-Za-zÄÖÜäöüß]$/, maxLength)

/** A comment without figures: a radius or a length in one is a question to the buyer, by intention. */
const commentWords = (maxLength: number) =>
  joined(/^[A-Za-zÄÖÜäöüß=+@#_'"<>&.,;:!?/()-]{0,11}[A-Za-zÄÖÜäöüß]$/, maxLength)

/** A part with every option, of the family with the longest words. */
const longestDescription: WrittenCartFile = {
  format: 'normwerk-cart',
  version: 1,
  name: 'Form 118',
  savedAt: '2026-01-01T00:00:00.000Z',
  header: { customerOrderNumber: null, commission: null, comment: null, deliveryType: 'Pickup' },
  positions: [
    {
      articleNo: 'AFS-0.8x5.5x80x40',
      isThreeOne: true,
      headFlats: 'R3F5.739',
      reducedHead: 'HD11.9K2.51',
      tip: null,
      engraving: null,
      quantity: 9992,
      group: null,
      commission: null,
      comment: null,
      customerOrderNumber: null,
      changedLength: 72.03,
      toleranceClass: 'T10',
    },
  ],
  configurations: [],
}

describe('an exported cart', () => {
  const isImportedUnchanged = async (numRuns: number) => {
    const files = anyCartFile({ line: words(60), comment: commentWords(300) })
    const languages = fc.constantFrom(...languageCodes)
    await fc.assert(
      fc.asyncProperty(files, languages, async (file, language) => {
        fc.pre(file.positions.length > 0)
        // A search for the smallest failing file makes more carts than one person may have.
        buyer = await newBuyer()
        await buyer.send('PUT', '/api/language', JSON.stringify({ code: language }))
        const { id } = await load(JSON.stringify(file))
        const { sheets, chosen } = await readFile(buyer, 'cart.xlsx', await download(`/api/cart/export/${id}`))
        const sheet = sheets[chosen]
        const { rows } = readRows(sheet?.rows ?? [], sheet?.headerRow ?? -1, sheet?.guess ?? {})
        const answer = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
        expect(answer.rows.filter(({ status }) => status !== 'matched')).toEqual([])
        const cart = await load(JSON.stringify({ ...file, positions: [], configurations: [] }))
        await buyer.call(partsListEndpoints.import, { cartId: cart.id, rows, dryRun: false })
        const saved = JSON.parse((await buyer.send('GET', `/api/cart/save/${cart.id}`)).text)
        expect(saved.positions).toEqual(file.positions)
        // The settings of groups are in the shop's own file alone.
        expect(saved.configurations).toEqual([])
      }),
      { numRuns, examples: [[longestDescription, 'cs']] },
    )
  }
  it('is imported unchanged, in any language', () => isImportedUnchanged(1))
  it('is imported unchanged, in every language', { tags: ['release'], timeout: 600_000 }, () => isImportedUnchanged(50))
})

describe('the sample', () => {
  const importsAsItIs = async (code: LanguageCode) => {
    await buyer.send('PUT', '/api/language', JSON.stringify({ code }))
    const answer = await tryFile(buyer, 'sample.xlsx', await download('/api/cart/import/sample'))
    expect(answer.rows.map(({ status, articleNo, quantity }) => [status, articleNo, quantity])).toEqual([
      ['matched', 'AZH-6x200', 12],
      ['matched', 'AZH-3.2x160-L147.25-T50-C31', 4],
      ['matched', 'AZX-8x160-L142.5-T50', 8],
      ['matched', 'AZH-4x125', 16],
      ['matched', 'AZH-5x200-L187.5-T100-C31', 2],
    ])
  }
  it.each(['de', 'en'] as const)('imports as it is: %s', importsAsItIs)
  it.each(languageCodes)('imports as it is, of all languages: %s', { tags: ['release'] }, importsAsItIs)
})
