import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { ImportAnswer } from '@normwerk/contract/parts-list'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { writeWorkbook } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { tryFile } from '../../testing/calls/import-file.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let part: { id: string }
let position: string

beforeAll(async () => {
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  part = await aPart(shop.dependencies, 'AZH-6x200')
  const cart = await buyer.call(cartPositionEndpoints.add, { productDimensionId: part.id, quantity: 1 })
  position = cart.cartPositions[0]?.id ?? ''
})

const Added = z.object({ cartPositions: z.array(z.object({ quantity: z.int() })) })

/** What a call makes of a quantity in JSON: a number of pieces, or none. */
type Way = (json: string) => Promise<number | null>

async function sent(method: 'POST' | 'PUT', url: string, body: string): Promise<number | null> {
  const { status, text } = await buyer.send(method, url, body)
  if (status >= 500) throw new Error(text)
  return status === 200 ? (z.parse(Added, JSON.parse(text)).cartPositions.at(-1)?.quantity ?? null) : null
}

async function imported(cell: string): Promise<number | null> {
  const body = `{"dryRun":true,"rows":[{"row":1,"articleNo":"AZH-6x200","quantity":${cell}}]}`
  const { status, text } = await buyer.send('POST', '/api/cart/import', body)
  if (status >= 500) throw new Error(text)
  const [row] = status === 200 ? z.parse(ImportAnswer, JSON.parse(text)).rows : []
  return row?.status === 'matched' ? (row.quantity ?? null) : null
}

const calls: Record<string, Way> = {
  'a new position': (json) =>
    sent('POST', '/api/cart/position', `{"productDimensionId":"${part.id}","quantity":${json}}`),
  'a direct order': (json) =>
    sent('POST', '/api/cart/position/direct', `{"abmessungsNr":"AZH-6x200","quantity":${json}}`),
  'a position that is replaced': (json) =>
    sent(
      'PUT',
      '/api/cart/position/replace',
      `{"replacePositionId":"${position}","productDimensionId":"${part.id}","quantity":${json}}`,
    ).then((quantity) => quantity && quantityOf()),
  'a changed position': (json) =>
    sent('PUT', '/api/cart/position', `{"positionId":"${position}","quantity":${json}}`).then(
      (quantity) => quantity && quantityOf(),
    ),
  'a cart file': async (json) => {
    const header = { customerOrderNumber: null, commission: null, comment: null, deliveryType: 'Pickup' }
    const options = { changedLength: null, toleranceClass: null, isThreeOne: false, group: null }
    const remarks = { commission: null, comment: null, customerOrderNumber: null }
    const positions = [{ articleNo: 'AZH-6x200', ...options, ...remarks, quantity: 1 }]
    const savedAt = '2026-01-01T00:00:00.000Z'
    const content = JSON.stringify({ format: 'normwerk-cart', version: 1, name: 'x', savedAt, header, positions })
    const file = { name: 'x.normwerk', content: content.replace('"quantity":1', `"quantity":${json}`) }
    const { status, text } = await buyer.upload('/api/cart/load', file)
    if (status >= 500) throw new Error(text)
    return status === 200 ? (z.parse(Added, JSON.parse(text)).cartPositions[0]?.quantity ?? null) : null
  },
}

async function quantityOf(): Promise<number | null> {
  const { cartPositions } = await buyer.call(cartEndpoints.readDefault)
  return cartPositions.find(({ id }) => id === position)?.quantity ?? null
}

const numbers: [json: string, pieces: number | null][] = [
  ['1', 1],
  ['7', 7],
  ['9999', 9999],
  ['1e3', 1000],
  ['null', 1],
  ['0', null],
  ['-0', null],
  ['-1', null],
  ['0.5', null],
  ['10000', null],
  ['1e9', null],
  ['1e400', null],
]
const noNumbers = ['"7"', '"1e3"', '" 7 "', '"٣"', '"12 Stk."', '""', 'true', 'false', '[7]', '{}']

/** Texts as people and spreadsheets write them. */
const texts: [text: string, pieces: number | null][] = [
  ['7', 7],
  [' 7 ', 7],
  ['12 Stk.', 12],
  ['9999', 9999],
  // Two languages read it differently.
  ['1.000', null],
  // Not stated, so the buyer must confirm one.
  ['', null],
  ['  ', null],
  ['0', null],
  ['-1', null],
  ['−1', null],
  ['0.5', null],
  ['0,5', null],
  ['10000', null],
  ['1000000000', null],
  ['1e3', null],
  ['1e9', null],
  ['٣', null],
  ['true', null],
  ['null', null],
  ['NaN', null],
  ['Infinity', null],
  ['0x10', null],
  ['zwölf', 12],
  ['une douzaine', 12],
  ['24 db', 24],
  ['2 VE à 50', 100],
  ['2 VE', null],
  ['4 je Form', null],
  ['7 8', null],
]

describe.each(Object.entries(calls))('the quantity of %s', (_, way) => {
  it.each(numbers)('%s is %j pieces', async (json, pieces) => {
    expect(await way(json)).toBe(pieces)
  })

  it.each(noNumbers)('%s is invalid: calls and cart files accept only numbers', async (json) => {
    expect(await way(json)).toBeNull()
  })
})

describe('the quantity of an imported row', () => {
  it.each(numbers)('%s is %j pieces', async (json, pieces) => {
    expect(await imported(json)).toBe(json === 'null' ? null : pieces)
  })

  it.each<[json: string, quantity: number]>([
    ['null', 1],
    ['""', 1],
    ['"1.000"', 1000],
    ['"2 VE"', 2],
  ])('%s is assumed to be %i, and suggested', async (json, quantity) => {
    const body = `{"dryRun":true,"rows":[{"row":1,"articleNo":"AZH-6x200","quantity":${json}}]}`
    const { text } = await buyer.send('POST', '/api/cart/import', body)
    const { rows } = z.parse(ImportAnswer, JSON.parse(text))
    expect(rows).toMatchObject([{ status: 'suggested', articleNo: 'AZH-6x200', quantity, assumed: ['quantity'] }])
  })

  it.each(texts)('%j is %j pieces', async (text, pieces) => {
    expect(await imported(JSON.stringify(text))).toBe(pieces)
  })

  it.each(['true', 'false', '[7]', '{}'])('%s is invalid', async (json) => {
    expect(await imported(json)).toBeNull()
  })
})

describe('the quantity of a cell', () => {
  const piecesOf = async (name: string, content: string | Buffer) => {
    const { rows } = await tryFile(buyer, name, content)
    return rows.map(({ status, quantity }) => (status === 'matched' ? (quantity ?? null) : null))
  }

  // A row of which none are ordered is left out.
  it('of a text file is read like the same text in a row', async () => {
    const lines = texts.map(([text]) => `AZH-6x200;"${text}"`)
    const pieces = await piecesOf('liste.csv', ['Artikelnummer;Menge', ...lines].join('\n'))
    expect(pieces).toEqual(texts.flatMap(([text, meant]) => (text === '0' ? [] : [meant])))
  })

  it('of a spreadsheet is the number in the cell', async () => {
    const cells: [cell: number | string | null, pieces: number | null][] = [
      [7, 7],
      [1000, 1000],
      [9999, 9999],
      [null, null],
      ['12 Stk.', 12],
      [0, null],
      [-1, null],
      [0.5, null],
      [10_000, null],
      [1e9, null],
      ['1e3', null],
      ['٣', null],
    ]
    const content = await writeWorkbook([
      {
        name: 'Liste',
        columns: [
          { heading: 'Artikelnummer', kind: 'text', width: 20 },
          { heading: 'Menge', kind: 'length', width: 10 },
        ],
        rows: cells.map(([cell]) => ['AZH-6x200', cell]),
      },
    ])
    expect(await piecesOf('liste.xlsx', content)).toEqual(cells.flatMap(([cell, meant]) => (cell === 0 ? [] : [meant])))
  })
})
