import { cartEndpoints } from '@normwerk/contract/cart'
import { resourceEndpoints } from '@normwerk/contract/resource'
import { statisticsEndpoints } from '@normwerk/contract/statistics'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer, aCart, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const button = (name: string) => page.getByRole('button', { name })
let saved: { name: string; content: Promise<string> }[]

beforeEach(() => {
  localStorage.removeItem('normwerk.cadFormats')
  saved = []
  // The test browser has no place for downloads.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: fetch(this.href).then((file) => file.text()) })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('normwerk.cadFormats')
})

/** Opens the files of a cart with these parts, which the shop has until told otherwise. */
async function openFiles(articles: readonly string[]): Promise<FakeServer> {
  const server = startFakeServer()
  const cart = holdCart(server, aCart(articles.map((articleNo) => aPosition({ articleNo })))).read()
  server.answer(cartEndpoints.read, () => cart)
  server.answer(resourceEndpoints.cad, () => undefined)
  server.answer(resourceEndpoints.drawing, () => undefined)
  server.answer(statisticsEndpoints.reportZip, () => undefined)
  await openShop(`/cad?cart=${cart.id}`, server, aBuyer())
  await expect.element(page.getByRole('group', { name: 'Formats' })).toBeVisible()
  return server
}

describe('CAD.zip', () => {
  test('has each part of a cart once, in each of the chosen formats', async () => {
    const server = await openFiles(['AZH-3.2x160-L147.25', 'AZH-6x200', 'AZH-6x200'])
    await expect.element(page.getByRole('heading', { name: '2 parts' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'PDF' }).click()
    await button('Save 4 files as CAD.zip').click()
    await expect.element(page.getByText('CAD.zip with 4 files is saved.')).toBeVisible()
    expect(saved.map(({ name }) => name)).toEqual(['CAD.zip'])
    await expect.poll(() => server.inputs(statisticsEndpoints.reportZip)).toHaveLength(1)
    const names = (await saved[0]?.content)?.match(/AZH-[\w.-]+?\.(?:step|pdf)/g)
    expect(new Set(names)).toEqual(
      new Set(['AZH-3.2x160-L147.25.step', 'AZH-3.2x160-L147.25.pdf', 'AZH-6x200.step', 'AZH-6x200.pdf']),
    )
  })

  test('is saved without files that the shop does not have, and says which and why', {
    tags: ['release'],
  }, async () => {
    const server = await openFiles(['AZH-3.2x160', 'XX-1', 'AZH-6x200-L900'])
    server.answer(resourceEndpoints.cad, ({ params }) => {
      if (params.file.startsWith('XX')) return new Rejection('entryNotFound')
      return params.file.includes('L900') ? new Rejection('lengthOutOfRange') : undefined
    })
    await button('Save 3 files as CAD.zip').click()
    await expect.element(page.getByText('CAD.zip with 1 file is saved.')).toBeVisible()
    const missing = page.getByRole('region', { name: '2 files are not available' })
    await expect.element(missing.getByText('XX-1.step This part has no such file.')).toBeVisible()
    await expect.element(missing.getByText('AZH-6x200-L900.step The server says lengthOutOfRange.')).toBeVisible()
    await expect.element(button('Try again')).not.toBeInTheDocument()
  })

  test('is not saved if there is no file at all', async () => {
    const server = await openFiles(['XX-1'])
    server.answer(resourceEndpoints.cad, () => new Rejection('entryNotFound'))
    await button('Save 1 file as CAD.zip').click()
    await expect.element(page.getByText('1 file is not available')).toBeVisible()
    expect(saved).toEqual([])
    expect(server.inputs(statisticsEndpoints.reportZip)).toEqual([])
  })
})

describe('files that failed', () => {
  async function openWithFailure(): Promise<FakeServer> {
    const server = await openFiles(['AZH-3.2x160', 'AZH-6x200', 'XX-1'])
    server.answer(resourceEndpoints.cad, ({ params }) => {
      if (params.file.startsWith('XX')) return new Rejection('entryNotFound')
      return params.file.startsWith('AZH-6') ? new Rejection('somethingWentWrong') : undefined
    })
    await button('Save 3 files as CAD.zip').click()
    const failed = page.getByRole('region', { name: '1 file was not loaded' })
    await expect.element(failed.getByText('AZH-6x200.step The server says somethingWentWrong.')).toBeVisible()
    expect(saved).toEqual([])
    return server
  }

  test('are tried again alone, and saved with the others', async () => {
    const server = await openWithFailure()
    server.answer(resourceEndpoints.cad, () => undefined)
    await button('Try again').click()
    await expect.element(page.getByText('CAD.zip with 2 files is saved.')).toBeVisible()
    expect(saved).toHaveLength(1)
    expect(server.inputs(resourceEndpoints.cad)).toHaveLength(4)
    await expect.element(page.getByText('1 file is not available')).toBeVisible()
  })

  test('can be left out, and are named then', { tags: ['release'] }, async () => {
    await openWithFailure()
    await button('Save 1 file without the missing ones').click()
    await expect.element(page.getByText('CAD.zip with 1 file is saved.')).toBeVisible()
    const missing = page.getByRole('region', { name: '2 files are not available' })
    await expect.element(missing.getByText('AZH-6x200.step')).toBeVisible()
  })
})

test('a user can cancel and start again, with the focus in its place', { tags: ['release'] }, async () => {
  const server = await openFiles(['AZH-3.2x160', 'AZH-6x200'])
  server.answer(resourceEndpoints.cad, ({ params }) =>
    params.file.startsWith('AZH-6') ? new Promise(() => undefined) : undefined,
  )
  await button('Save 2 files as CAD.zip').click()
  await expect.element(page.getByRole('progressbar', { name: '1 of 2 files loaded' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'PDF' })).toBeDisabled()
  await button('Cancel').click()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(button('Save 2 files as CAD.zip')).toHaveFocus()
  expect(saved).toEqual([])
  server.answer(resourceEndpoints.cad, () => undefined)
  await button('Save 2 files as CAD.zip').click()
  await expect.element(page.getByText('CAD.zip with 2 files is saved.')).toBeVisible()
})

test('nothing more is fetched after the user has left the page', async () => {
  const server = await openFiles(['AZH-3.2x160', 'AZH-4x125', 'AZH-5x125', 'AZH-6x200'])
  const answers: (() => void)[] = []
  server.answer(resourceEndpoints.cad, () => new Promise((resolve) => answers.push(() => resolve(undefined))))
  await button('Save 4 files as CAD.zip').click()
  await expect.poll(() => answers).toHaveLength(3)
  await page.getByRole('link', { name: 'Cart', exact: true }).first().click()
  await expect.element(page.getByRole('heading', { name: 'CAD service' })).not.toBeInTheDocument()
  for (const answer of answers) answer()
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.inputs(resourceEndpoints.cad)).toHaveLength(3)
  expect(saved).toEqual([])
})

test('five hundred parts are one zip', { tags: ['release'] }, async () => {
  await openFiles(Array.from({ length: 500 }, (_, at) => `AZH-6x${at + 100}`))
  await button('Save 500 files as CAD.zip').click()
  await expect.element(page.getByText('CAD.zip with 500 files is saved.')).toBeVisible()
  expect(new Set((await saved[0]?.content)?.match(/AZH-6x\d+\.step/g)).size).toBe(500)
})

test('the formats are remembered, and without one nothing can be saved', async () => {
  await openFiles(['AZH-3.2x160'])
  await page.getByRole('checkbox', { name: 'STEP AP214' }).click()
  await expect.element(button('Save 0 files as CAD.zip')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'DXF' }).click()
  expect(localStorage.getItem('normwerk.cadFormats')).toBe('dxf')
})

test('formats that were remembered are chosen', async () => {
  localStorage.setItem('normwerk.cadFormats', 'pdf unknown')
  await openFiles(['AZH-3.2x160'])
  await expect.element(page.getByRole('checkbox', { name: 'PDF' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'STEP AP214' })).not.toBeChecked()
})
