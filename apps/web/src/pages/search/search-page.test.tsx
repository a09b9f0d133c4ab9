import { giveMachining } from '@normwerk/contract/asked-options'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { languageEndpoints } from '@normwerk/contract/language'
import { savedSearchEndpoints } from '@normwerk/contract/saved-search'
import type { FoundProduct } from '@normwerk/contract/search'
import { noOptions } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const product = (productNr: string, passing: FoundProduct['passing']): FoundProduct => ({
  ...{
    id: anId(),
    productNr,
    name: `Ejector pin ${productNr}`,
    standard: null,
    categoryId: anId(),
  },
  ...{ drawing: '/favicon.svg', material: '1.2210', coating: null, dimensionCount: 358, priceFrom: '2.34' },
  ...{ isDeal: false, isNew: false, isHighlighted: false, isFavorite: false, ranges: {}, passing },
})

test('a card names the only article of the sizes with its price and leads to it, or how many articles fit', async () => {
  const server = startFakeServer()
  const currentFilters = [{ name: 'diameter', values: [6] }]
  const items = [
    product('AZH', { count: 1, priceFrom: '3.23', articleNo: 'AZH-6x160' }),
    product('AZN', { count: 12, priceFrom: '2.68', articleNo: null }),
  ]
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  server.answer(catalogueEndpoints.mainCategories, () => [])
  server.answer(catalogueEndpoints.search, () => ({ items, page: 1, size: 24, total: 2, facets: [], currentFilters }))
  await openShop('/search?q=6x160', server, null)
  await expect.element(page.getByText('AZH-6x160')).toBeVisible()
  const [one, several] = page.getByRole('article').elements()
  expect(one?.textContent).toContain('AZH-6x160')
  expect(one?.textContent).toContain('€3.23')
  expect(one?.textContent).not.toContain('from')
  expect(one?.querySelector('h3 a')?.getAttribute('href')).toBe('/product/AZH?article=AZH-6x160')
  expect(several?.textContent).toContain('12 of 358 sizes')
  expect(several?.textContent).toContain('from €2.68')
  expect(several?.querySelector('h3 a')?.getAttribute('href')).toBe('/product/AZN')
})

test('a search is saved with its filters, sorting and view; its text and filters propose the name', async () => {
  const server = startFakeServer()
  holdCart(server)
  const found = { page: 1, size: 24, total: 0, facets: [], currentFilters: [] }
  server.answer(catalogueEndpoints.mainCategories, () => [])
  server.answer(catalogueEndpoints.search, () => ({ items: [], ...found }))
  server.answer(catalogueEndpoints.filter, () => ({ items: [], tooMany: false, ...found }))
  server.answer(savedSearchEndpoints.add, ({ input }) => ({
    ...{ id: anId(), createdAt: '2026-11-20T08:00:00.000Z' },
    ...input,
  }))
  const search = { q: 'pin', filters: 'diameter:6;length:100..200', sort: '-price', view: 'dimensions' as const }
  await openShop(`/search?${new URLSearchParams(search)}&page=2`, server, aBuyer())
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect.element(page.getByLabelText('Name')).toHaveValue('pin, Diameter 6, Length 100 – 200')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.inputs(savedSearchEndpoints.add)).toEqual([{ name: 'pin, Diameter 6, Length 100 – 200', search }])
})

const nothing = { items: [], page: 1, size: 24, total: 0, facets: [], currentFilters: [] }

test('sizes that no part has lead to the nearest parts', async () => {
  const server = startFakeServer()
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  server.answer(catalogueEndpoints.mainCategories, () => [])
  server.answer(catalogueEndpoints.search, () => ({
    ...{ ...nothing, currentFilters: [{ name: 'length', values: [95] }], remainingWords: 'Pillar' },
    suggestions: [{ productDimensionId: anId(), articleNo: 'FSE-20x22x75', description: 'Guide pillar', score: 0.9 }],
  }))
  await openShop('/search?q=Pillar+20x95', server, null)
  await expect.element(page.getByText(/^No article fits exactly/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'FSE-20x22x75 · Guide pillar' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Clear all filters' })).toBeVisible()
})

test('a search that finds nothing leads to one with fewer words', async () => {
  const server = startFakeServer()
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  server.answer(catalogueEndpoints.mainCategories, () => [])
  server.answer(catalogueEndpoints.search, ({ input }) =>
    input.query === 'Core pin L160'
      ? { ...nothing, items: [product('KSH', { count: 1, priceFrom: null, articleNo: null })], total: 1 }
      : { ...nothing, fewerWords: 'Core pin L160' },
  )
  await openShop('/search?q=Core+pin+shiny+L160', server, null)
  await expect.element(page.getByText('Search with fewer words')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Core pin L160' }))
  await expect.element(page.getByRole('heading', { name: 'Ejector pin KSH' })).toBeVisible()
})

test('a named part that cannot be loaded leaves a message with a second attempt, not an empty page', {
  tags: ['release'],
}, async () => {
  const server = startFakeServer()
  const designation = {
    ...{ productDimensionId: anId(), articleNo: 'AZH-6x160', ...giveMachining(noOptions) },
    ...{ toleranceClass: null, certificate31: false, assumed: [], alternatives: [] },
  }
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  server.answer(catalogueEndpoints.mainCategories, () => [])
  server.answer(catalogueEndpoints.search, () => ({
    ...nothing,
    ...{ items: [product('AZH', undefined)], total: 1, designation },
  }))
  server.answer(catalogueEndpoints.readDimension, () => new Rejection('somethingWentWrong'))
  await openShop('/search?q=AZH-6x160', server, null)
  await expect.element(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => server.inputs(catalogueEndpoints.readDimension).length).toBe(2)
})
