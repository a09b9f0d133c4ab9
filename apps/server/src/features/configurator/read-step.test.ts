import { cartEndpoints } from '@normwerk/contract/cart'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { findConfinement } from '../../infrastructure/confinement/confine.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { readStepFile } from '../../testing/cad/read-step-file.ts'
import { recordKernels } from '../../testing/cad/record-kernels.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(() => shop.stop())

/** Adds a configuration and returns its group. */
async function configure(articles: { articleNo: string; changedLength?: number }[], configurationName = 'Satz') {
  const input = { articles, configurationName, easyKatConfig: {} }
  const { cartPositions } = await buyer.call(configuratorEndpoints.add, input)
  return cartPositions.at(-1)?.groupId ?? ''
}

const path = (groupId: string) => `/api/cart/configurator/step/${groupId}`
const download = (groupId: string, visitor = buyer) => visitor.send('GET', path(groupId))
const statusOf = async (groupId: string) => (await download(groupId)).status

describe('the STEP file of a configuration', () => {
  it('is rejected when the kernel is killed during the work, and computed on the next request', {
    tags: ['release'],
  }, async () => {
    const group = await configure([{ articleNo: 'AZH-6x200' }])
    // Before the first kernel, another process tries what the system allows.
    await findConfinement()
    // No file was requested before, so the kernel is killed while it starts.
    const kernels = recordKernels()
    const lost = buyer.rejected(configuratorEndpoints.readStep, undefined, { params: { id: group } })
    await waitFor(() => expect(kernels.started).toHaveLength(1))
    kernels.stop()
    kernels.started[0]?.kill('SIGKILL')
    expect(await lost).toMatchObject({ status: 503, code: 'temporarilyUnavailable' })
    expect(await statusOf(group)).toBe(200)
  })

  it('has a body for each position, as machined, side by side under their article numbers', async () => {
    const group = await configure(
      [
        { articleNo: 'AZH-6x200' },
        { articleNo: 'AZH-6x200', changedLength: 147.25 },
        { articleNo: 'PLAU-156x196x27' },
        { articleNo: 'AZH-6x200' },
      ],
      'Düse "A"/7',
    )
    const { status, headers, text } = await download(group)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'model/step', 'cache-control': 'private, no-store' })
    expect(headers['content-disposition']).toContain("filename*=UTF-8''D%C3%BCse%20A%207.step")

    const { products, occurrences, solids } = await readStepFile(text)
    expect(products).toEqual(['D\\X2\\00FC\\X0\\se "A"/7', 'AZH-6x200', 'AZH-6x200-L147.25-T100', 'PLAU-156x196x27'])
    expect(occurrences).toEqual(['AZH-6x200', 'AZH-6x200-L147.25-T100', 'PLAU-156x196x27', 'AZH-6x200'])
    expect(solids.map(({ x }) => x[1] - x[0])).toEqual([200, 147.25, 27, 200].map((size) => expect.closeTo(size)))
    expect(solids.map(({ y }) => y[1] - y[0])).toEqual([12, 12, 156, 12].map((size) => expect.closeTo(size)))
    for (const [at, { y }] of solids.slice(1).entries()) expect(y[0]).toBeGreaterThan(solids[at]?.y[1] ?? Infinity)
  })

  it('follows the positions', async () => {
    const group = await configure([{ articleNo: 'AZH-6x200' }, { articleNo: 'AZH-8x200' }])
    await download(group)
    const { cartPositions } = await buyer.call(cartEndpoints.readDefault)
    const last = cartPositions.at(-1)?.id ?? ''
    await buyer.send('DELETE', `/api/cart/position/${last}`)
    const { products } = await readStepFile((await download(group)).text)
    expect(products).toEqual(['Satz', 'AZH-6x200'])
  })

  it('is not found by another company', async () => {
    const group = await configure([{ articleNo: 'AZH-6x200' }])
    const rival = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const rejected = await rival.rejected(configuratorEndpoints.readStep, undefined, { params: { id: group } })
    expect(rejected).toMatchObject({ status: 404, code: 'entryNotFound' })
  })

  it('is computed for several simultaneous requests', async () => {
    const groups = [
      await configure([{ articleNo: 'AZH-6x160' }]),
      await configure([{ articleNo: 'AZH-6x250' }]),
      await configure([{ articleNo: 'AZH-6x100' }]),
    ]
    const answers = await Promise.all(groups.map((group) => download(group)))
    const files = answers.map(({ text }) => text.match(/AZH-6x\d+/)?.[0])
    expect(files).toEqual(['AZH-6x160', 'AZH-6x250', 'AZH-6x100'])
  })

  it('is rejected when the kernel fails, and others are not', { tags: ['release'] }, async () => {
    const part = await aPart(shop.dependencies, 'AZH-10x250')
    const group = await configure([{ articleNo: part.articleNo }])
    const other = await configure([{ articleNo: 'AZH-10x200' }])
    const setValues = (values: typeof part.values) =>
      shop.dependencies.database.update(articles).set({ values }).where(eq(articles.id, part.id))
    await setValues({ ...part.values, length: 1e300 })
    expect(await buyer.rejected(configuratorEndpoints.readStep, undefined, { params: { id: group } })).toMatchObject({
      status: 500,
      code: 'somethingWentWrong',
    })
    expect(await statusOf(other)).toBe(200)
    await setValues(part.values)
    expect(await statusOf(group)).toBe(200)
  })
})
