import { auditEndpoints } from '@normwerk/contract/audit'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { maxNotesOfArticle } from '@normwerk/contract/limits'
import { partNoteEndpoints } from '@normwerk/contract/part-note'
import { companyRoles } from '@normwerk/contract/permissions'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

/** Two colleagues, of whom the first administers the company. */
async function twoColleagues() {
  const { dependencies } = shop
  const company = await aCompany(dependencies)
  const passwordHash = 'none'
  const anna = await aUser(dependencies, company, [...companyRoles], { passwordHash, firstName: 'Anna', lastName: 'A' })
  const ben = await aUser(dependencies, company, ['SHOP_USER'], { passwordHash, firstName: 'Ben', lastName: 'B' })
  return { anna: await shop.signedIn(anna), ben: await shop.signedIn(ben), benId: ben.id }
}

async function write(visitor: Visitor, articleNo: string, text: string, changedLength: number | null = null) {
  const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
  return visitor.call(partNoteEndpoints.add, { productDimensionId, changedLength, text })
}

async function list(visitor: Visitor, filter: { query?: string; productDimensionId?: string } = {}) {
  return (await visitor.call(partNoteEndpoints.list, filter)).items
}

test('a note is seen, changed and deleted by colleagues, and names who wrote it as it is', async () => {
  const { anna, ben } = await twoColleagues()
  const note = await write(anna, 'AZH-6x200', '  Zwei Ersatz\nbestellen ')
  expect(note).toMatchObject({
    ...{ text: 'Zwei Ersatz\nbestellen', articleNo: 'AZH-6x200', productNr: 'AZH', isSold: true, writtenBy: 'Anna A' },
    description: expect.stringMatching(/^.+, 6 × 200 mm$/),
  })
  expect(await list(ben)).toEqual([note])
  const change = (visitor: Visitor, text: string) =>
    visitor.call(partNoteEndpoints.change, { text }, { params: { id: note.id } })
  expect(await change(ben, note.text)).toEqual(note)
  const changed = await change(ben, 'Drei Ersatz')
  expect(changed).toMatchObject({ id: note.id, text: 'Drei Ersatz', writtenBy: 'Ben B' })
  expect(await list(anna)).toEqual([changed])
  await ben.call(partNoteEndpoints.delete, undefined, { params: { id: note.id } })
  expect(await list(anna)).toEqual([])
  const again = await anna.rejected(partNoteEndpoints.delete, undefined, { params: { id: note.id } })
  expect(again).toMatchObject({ status: 404, code: 'entryNotFound' })
  const { items } = await anna.call(auditEndpoints.listOfCompany)
  expect(items[0]).toMatchObject({
    action: 'partNote.deleted',
    changes: [{ field: 'part', before: 'AZH-6x200', after: null }],
  })
})

test('notes are about a stocked article or about a cut of it, and other companies have their own', async () => {
  const { anna, ben } = await twoColleagues()
  const { anna: otherCompanyUser } = await twoColleagues()
  await write(otherCompanyUser, 'AZH-6x200', 'Fremd')
  const stocked = await write(anna, 'AZH-6x200', 'Zwei Ersatz')
  const cut = await write(ben, 'AZH-6x200', 'Form 118', 180)
  const other = await write(ben, 'AZH-6x160', '100%')
  expect(cut).toMatchObject({ articleNo: 'AZH-6x200-L180', productDimensionId: stocked.productDimensionId })
  expect(await list(anna, { productDimensionId: stocked.productDimensionId })).toEqual([cut, stocked])
  expect(await list(anna)).toEqual([other, cut, stocked])
  expect(await list(anna, { query: 'form' })).toEqual([cut])
  expect(await list(anna, { query: '0%' })).toEqual([other])
  expect(await list(anna, { query: '6x160' })).toEqual([other])
  const parts = await anna.call(partNoteEndpoints.listParts)
  expect(parts.toSorted()).toEqual(['AZH-6x160', 'AZH-6x200', 'AZH-6x200-L180'])
})

test('a note requires a text and a part that can be made', async () => {
  const { anna } = await twoColleagues()
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  const rejected = async (input: object) => {
    const { status, code } = await anna.rejected(partNoteEndpoints.add, { productDimensionId, text: 'a', ...input })
    return [status, code]
  }
  for (const text of ['', ' \n', 'x'.repeat(501), 'a\u0000']) {
    expect(await rejected({ text })).toEqual([400, 'validationFailed'])
  }
  expect(await rejected({ productDimensionId: nobodysId })).toEqual([404, 'entryNotFound'])
  expect(await rejected({ changedLength: 201 })).toEqual([422, 'lengthOutOfRange'])
  expect(await list(anna)).toEqual([])
})

test('an article has a limited number of notes', async () => {
  const { anna } = await twoColleagues()
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  for (let n = 0; n < maxNotesOfArticle; n += 1) await write(anna, 'AZH-6x200', `Notiz ${n}`)
  expect(await anna.rejected(partNoteEndpoints.add, { productDimensionId, text: 'zu viel' })).toMatchObject({
    code: 'tooManyEntries',
    params: { limit: maxNotesOfArticle },
  })
  await write(anna, 'AZH-6x160', 'passt')
})

test('the note of a deleted colleague stays without their name', async () => {
  const { anna, ben, benId } = await twoColleagues()
  await write(ben, 'AZH-6x200', 'Zwei Ersatz')
  await anna.call(companyUserEndpoints.delete, undefined, { params: { id: benId } })
  expect(await list(anna)).toMatchObject([{ text: 'Zwei Ersatz', writtenBy: null }])
})
