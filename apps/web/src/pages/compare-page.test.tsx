import { comparisonEndpoints } from '@normwerk/contract/catalogue/comparison'
import { languageEndpoints } from '@normwerk/contract/language'
import type { Facet, Filter } from '@normwerk/contract/search'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../testing/builders.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { openShop } from '../testing/open-shop.tsx'

const pin = (productNr: string, hardness: string) => ({
  ...{ id: anId(), productNr, name: `Ejector pin ${productNr}`, standard: 'DIN 1530-1', categoryId: anId() },
  ...{ drawing: '/favicon.svg', material: '1.2210', coating: null, dimensionCount: 358, priceFrom: '2.34' },
  ...{ isDeal: false, isNew: false, isHighlighted: false, isFavorite: false, ranges: {}, dimension: null },
  properties: [
    { key: 'hardness' as const, label: 'hardness', value: hardness },
    { key: 'standard' as const, label: 'standard', value: 'DIN 1530-1' },
  ],
})
const pins = [pin('AZH', '60 HRC'), pin('AZN', '950 HV')]

const diameter = (filters: readonly Filter[]): Facet => ({
  ...{ name: 'diameter', label: 'diameter', unit: 'mm', kind: 'number' },
  values: [3, 3.2].map((value) => ({
    value,
    count: 2,
    selected: filters.some(({ values }) => values?.includes(value)),
  })),
})

test('the address names the products; a size is chosen, a product is removed, and both remain in the address', async () => {
  const server = startFakeServer()
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  server.answer(comparisonEndpoints.compare, ({ input: { productNrs, filters } }) => ({
    products: pins.filter(({ productNr }) => productNrs.includes(productNr)),
    sizes: [diameter(filters ?? [])],
  }))
  await openShop('/compare?products=AZH,AZN,GONE', server, null)
  await expect.element(page.getByRole('columnheader', { name: 'Hardness' })).toBeVisible()
  await expect.element(page.getByText('The same for all: Standard DIN 1530-1')).toBeVisible()
  await expect.element(page.getByText('No longer sold: GONE')).toBeVisible()

  await page.getByLabelText('Diameter').selectOptions('3.2')
  await expect
    .poll(() => server.inputs(comparisonEndpoints.compare).at(-1)?.filters)
    .toEqual([{ name: 'diameter', values: [3.2] }])
  await page.getByRole('button', { name: 'Remove AZN from the comparison' }).click()
  await expect.element(page.getByText('950 HV')).not.toBeInTheDocument()
  expect(server.inputs(comparisonEndpoints.compare).at(-1)).toEqual({
    productNrs: ['AZH', 'GONE'],
    filters: [{ name: 'diameter', values: [3.2] }],
  })
})

test('without products it says how to choose them', async () => {
  const server = startFakeServer()
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  await openShop('/compare', server, null)
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible()
})
