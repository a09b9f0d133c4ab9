import { cartEndpoints } from '@normwerk/contract/cart'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { idempotencyKeys } from '../../database/tables/sessions.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

const headers = { 'idempotency-key': 'list-1' }
const send = (rows: PartsListRow[], dryRun: boolean) =>
  buyer.call(partsListEndpoints.import, { rows, dryRun }, { headers })
const countAnswers = () => shop.dependencies.database.$count(idempotencyKeys)

test('a repeated call gets the first answer, whatever its rows would mean now', async () => {
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  await buyer.call(customerPartNumberEndpoints.set, { productDimensionId, ownNumber: 'W-1' })
  const rows = [{ row: 1, articleNo: 'W-1', quantity: 1 }]
  const first = await send(rows, false)
  await buyer.call(customerPartNumberEndpoints.set, { productDimensionId, ownNumber: null })
  expect(await send(rows, false)).toEqual(first)
  expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toHaveLength(1)
})

test('many simultaneous calls with one key add the list once', async () => {
  const rows = [{ row: 1, articleNo: 'AZH-6x200', quantity: 1 }]
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(rows, false)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toHaveLength(1)
})

test('a dry run stores no answer, and evaluates the rows each time', async () => {
  const before = await countAnswers()
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  const rows = [{ row: 1, articleNo: 'W-2', quantity: 1 }]
  expect((await send(rows, true)).rows).toMatchObject([{ status: 'unmatched' }])
  await buyer.call(customerPartNumberEndpoints.set, { productDimensionId, ownNumber: 'W-2' })
  expect((await send(rows, true)).rows).toMatchObject([{ status: 'matched' }])
  expect(await countAnswers()).toBe(before)
  expect((await send(rows, false)).added).toBe(1)
})

test('no transaction is open while the rows are matched', async () => {
  const rows = [{ row: 1, articleNo: 'AZH-6x200', quantity: 1 }]
  expect((await shop.statementsOf(() => send(rows, true))).filter((text) => /^begin/i.test(text))).toEqual([])
  const statements = await shop.statementsOf(() => send(rows, false))
  const began = statements.findIndex((text) => /^begin/i.test(text))
  const read = statements.findIndex((text) => text.includes('"articles"'))
  expect([read >= 0, read < began]).toEqual([true, true])
})
