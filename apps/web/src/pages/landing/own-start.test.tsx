import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { newsEndpoints } from '@normwerk/contract/content/news'
import { slideEndpoints } from '@normwerk/contract/content/slide'
import { orderEndpoints } from '@normwerk/contract/order'
import { orderedPartEndpoints } from '@normwerk/contract/order/ordered-part'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, aCart, anId, anOrderedPart, aPosition } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { type FakeServer, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'
import { readPartsLists } from '../../testing/parts-list-server.ts'

const product = {
  ...{ id: anId(), productNr: 'AZH', name: 'Ejector pin, hardened', standard: 'DIN 1530-1', categoryId: anId() },
  ...{ drawing: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', material: '1.2210', coating: null },
  ...{ dimensionCount: 4, priceFrom: '2.34', ranges: {} },
  ...{ isDeal: false, isNew: false, isHighlighted: false, isFavorite: false },
}
const pin = anOrderedPart('AZH-6x200')
const buyer = aBuyer({ roles: ['SHOP_USER', 'OLD_ORDERS'] })
const often = page.getByRole('region', { name: 'Often ordered' })

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  readPartsLists(server, holdCart(server), {})
  server.answer(slideEndpoints.list, () => [])
  server.answer(catalogueEndpoints.mainCategories, () => [])
  server.answer(catalogueEndpoints.subCategories, () => [])
  server.answer(catalogueEndpoints.randomDeals, () => [])
  server.answer(newsEndpoints.list, () => [])
  server.answer(catalogueEndpoints.readNew, () => ({ productNrs: [] }))
  server.answer(catalogueEndpoints.readHighlighted, () => ({ productNrs: [] }))
  server.answer(orderEndpoints.list, () => ({ items: [], page: 1, size: 1, total: 0, orderedSum: '0.00' }))
  server.answer(orderedPartEndpoints.listOften, () => [pin])
})

test('a part that is ordered often is put into the cart again with its id', async () => {
  server.answer(cartPositionEndpoints.add, () => aCart([aPosition({ articleNo: 'AZH-6x200' })]))
  await openShop('/', server, buyer)
  await expect.element(often.getByText('In 1 order, last on 20 Nov 2026')).toBeVisible()
  await often.getByRole('textbox', { name: 'Quantity of AZH-6x200' }).fill('8')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.inputs(cartPositionEndpoints.add))
    .toMatchObject([{ productDimensionId: pin.productDimensionId, quantity: 8 }])
})

test('a part that was cut is linked and ordered as it was cut', async () => {
  const cut = { article: 'AZH-6x200', changedLength: 147.25, toleranceClass: 'T50' } as const
  server.answer(orderedPartEndpoints.listOften, () => [anOrderedPart('AZH-6x200-L147.25-T50', cut)])
  server.answer(cartPositionEndpoints.add, () => aCart([aPosition({ articleNo: 'AZH-6x200-L147.25-T50' })]))
  await openShop('/', server, buyer)
  await expect
    .element(often.getByRole('link', { name: 'AZH-6x200-L147.25-T50' }))
    .toHaveAttribute('href', '/product/AZH?article=AZH-6x200&length=147.25&tolerance=T50')
  await often.getByRole('button', { name: 'Add AZH-6x200-L147.25-T50 to the cart' }).click()
  await expect
    .poll(() => server.inputs(cartPositionEndpoints.add))
    .toMatchObject([{ changedLength: 147.25, tolerance: 'T50', isThreeOne: false }])
})

const lines = page.getByRole('form', { name: 'Lines of the order' })
const numberOf = (line: number) => lines.getByRole('combobox', { name: `Article number or designation, line ${line}` })

test('an order by number is typed at once, while the code that checks it is loaded', async () => {
  await openShop('/', server, buyer)
  await numberOf(1).click()
  await userEvent.keyboard('AZ-1{Enter}3{Enter}AZ-2')
  await expect.element(lines.getByRole('button', { name: 'Remove line 2' })).toBeVisible()
  await expect.element(numberOf(1)).toHaveValue('AZ-1')
  await expect.element(lines.getByRole('textbox', { name: 'Quantity, line 1' })).toHaveValue('3')
  await expect.element(numberOf(2)).toHaveValue('AZ-2')
  await expect.element(numberOf(2)).toHaveFocus()
})

test('rows that are pasted before that code is loaded become its lines', async () => {
  await openShop('/', server, aBuyer({ id: anId(), roles: ['SHOP_USER'] }))
  const data = new DataTransfer()
  data.setData('text/plain', 'AZH-3.2x160\t2\nAZH-6x200\t5')
  await expect.element(numberOf(1)).toBeVisible()
  numberOf(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(numberOf(2)).toHaveValue('AZH-6x200')
})

test('products whose pages were opened are shown, without those that are no longer sold', async () => {
  localStorage.setItem('normwerk.viewedProducts', 'GONE\nAZH')
  onTestFinished(() => localStorage.removeItem('normwerk.viewedProducts'))
  server.answer(catalogueEndpoints.search, () => ({
    ...{ items: [product], page: 1, size: 1, total: 1, facets: [], currentFilters: [] },
  }))
  await openShop('/', server, buyer)
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect.element(viewed.getByRole('link', { name: /Ejector pin, hardened/ })).toBeVisible()
  expect(viewed.getByRole('article').elements()).toHaveLength(1)
})

test('a visitor has no orders to begin with', async () => {
  await openShop('/', server, null)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(often).not.toBeInTheDocument()
})
