import { dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import { languageEndpoints } from '@normwerk/contract/language'
import type { ProductDimension } from '@normwerk/contract/product'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sameServer, takeConfig } from '../../../api/config.ts'
import { meQuery } from '../../../api/me.ts'
import { aBuyer, aDimension, anId } from '../../../testing/builders.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../../testing/fake-server.ts'
import { show } from '../../../testing/show.tsx'
import type { TableColumn } from './cross-layout.ts'
import { LargeDimensionTable } from './large-dimension-table.tsx'
import type { TableSort } from './sort-dimensions.ts'

const columns: TableColumn[] = [
  { attribute: 'diameter', role: 'row', kind: 'number', symbol: 'd', label: 'diameter', unit: 'mm' },
  { attribute: 'length', role: 'column', kind: 'number', symbol: 'L', label: 'length', unit: 'mm' },
]
const [diameters, lengths] = [160, 160]
const productId = anId()
const countTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Prices differ in every cell, so that a cell can be found by its price. */
function aStrip(diameter: number, length: number): ProductDimension {
  const price = `${diameter}.${String(length % 100).padStart(2, '0')}`
  return aDimension(`PL-${diameter}x${length}`, { productId, values: { diameter, length }, price })
}

const select = vi.fn<(articleNo: string) => void>()
const order = vi.fn<(articleNo: string, quantity: number) => void>()

function Sizes({ view }: { view: 'cross' | 'list' }) {
  const [sort, setSort] = useState<TableSort | null>(null)
  return (
    <LargeDimensionTable
      productId={productId}
      title="25,600 sizes"
      label="Sizes"
      columns={columns}
      view={view}
      onView={() => undefined}
      sort={sort}
      onSort={setSort}
      selected={null}
      onSelect={({ articleNo }) => select(articleNo)}
      onOrder={({ articleNo }, quantity) => order(articleNo, quantity)}
    />
  )
}

let server: FakeServer

beforeEach(() => {
  server = startFakeServer()
  select.mockClear()
  order.mockClear()
  takeConfig(sameServer)
  // A call with an input first gets its token by this one.
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  server.answer(dimensionTableEndpoints.readCrossTable, () => ({
    crossTable: {
      rows: countTo(diameters),
      columns: countTo(lengths),
      filled: countTo(diameters).map(() => [0, lengths]),
    },
  }))
  server.answer(dimensionTableEndpoints.list, ({ input: { filters, pageRequest, sort } }) => {
    const wanted = (name: string, all: number[]) =>
      filters?.find((filter) => filter.name === name)?.values?.map(Number) ?? all
    const found = wanted('diameter', countTo(diameters)).flatMap((diameter) =>
      wanted('length', countTo(lengths)).map((length) => [diameter, length] as const),
    )
    const { page: at, size } = pageRequest ?? { page: 1, size: 999 }
    const shown = (sort?.descending ? found.toReversed() : found).slice((at - 1) * size, at * size)
    return { items: shown.map((strip) => aStrip(...strip)), page: at, size, total: found.length }
  })
})

/** The table itself is read, because a locator by role computes the names of all cells, as often as it looks. */
const shownPrices = () =>
  Array.from(document.querySelectorAll('td'), ({ textContent }) => textContent.match(/[\d.]+$/)?.[0])
const expectShown = (price: string) => expect.poll(shownPrices).toContain(price)
const expectFocusOn = (price: string) =>
  expect.poll(() => document.activeElement?.textContent).toMatch(new RegExp(`(^|[^\\d.])${price}$`))
const pagesAsked = () => server.inputs(dimensionTableEndpoints.list).map(({ pageRequest }) => pageRequest?.page)

async function showSizes(view: 'cross' | 'list'): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(meQuery.queryKey, aBuyer())
  await show(
    <QueryClientProvider client={client}>
      <Sizes view={view} />
    </QueryClientProvider>,
  )
}

async function enterGrid(): Promise<void> {
  await showSizes('cross')
  await expectShown('1.01')
  await page.getByRole('textbox', { name: 'Find Diameter' }).click()
  await userEvent.keyboard('{Enter}')
  await expectFocusOn('1.01')
}

describe('the cross table of 25,600 sizes', () => {
  test('renders and loads only what is near the visible part', async () => {
    await showSizes('cross')
    await expectShown('1.01')
    expect(document.querySelectorAll('td').length).toBeLessThan(3000)
    const loaded = server.inputs(dimensionTableEndpoints.list).flatMap(({ filters }) => filters?.[0]?.values ?? [])
    expect(Math.max(...loaded.map(Number))).toBeLessThan(diameters)
    const grid = page.getByRole('grid', { name: 'Sizes' })
    await expect.element(grid).toHaveAttribute('aria-rowcount', '161')
    await expect.element(grid).toHaveAttribute('aria-colcount', '161')
  })

  const movesTo = async (keys: string, price: string) => {
    await enterGrid()
    await userEvent.keyboard(keys)
    await expectFocusOn(price)
    const focused = document.activeElement
    expect(focused?.closest('tr')?.getAttribute('aria-rowindex')).toBe(String(Number.parseInt(price, 10) + 1))
    expect(focused).toBeInstanceOf(HTMLTableCellElement)
    // The headings do not cover the cell, and the frame shows it.
    const frame = focused?.closest('[data-frame]')?.getBoundingClientRect()
    const box = focused?.getBoundingClientRect()
    expect(box?.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1)
    expect(box?.right).toBeLessThanOrEqual((frame?.right ?? 0) + 1)
    expect(box?.top).toBeGreaterThan(frame?.top ?? 0)
  }
  test.each([['{Control>}{End}{/Control}{ArrowUp}{ArrowLeft}', '159.59']])(
    'moves by %s to a cell that is loaded then',
    movesTo,
  )
  test.each([
    ['{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}', '51.01'],
    ['{Control>}{End}{/Control}', '160.60'],
    ['{End}', '1.60'],
    ['{Control>}{End}{/Control}{Control>}{Home}{/Control}', '1.01'],
  ])('moves by %s too', { tags: ['release'] }, movesTo)

  test('chooses and orders a size that was not loaded when the key was pressed', { tags: ['release'] }, async () => {
    await enterGrid()
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}')
    await expect.poll(() => select.mock.calls).toEqual([['PL-160x160']])
    await userEvent.keyboard('{Home}12{Enter}')
    await expect.poll(() => order.mock.calls).toEqual([['PL-160x1', 12]])
  })

  test('finds a size that is typed', { tags: ['release'] }, async () => {
    await enterGrid()
    await page.getByRole('textbox', { name: 'Find Diameter' }).fill('120')
    await page.getByRole('textbox', { name: 'Find Length' }).fill('77')
    await expectShown('120.77')
    await userEvent.keyboard('{Enter}')
    await expectFocusOn('120.77')
  })

  test('goes to a size whose Enter comes before the table has followed the typing', { tags: ['release'] }, async () => {
    await enterGrid()
    const length = page.getByRole('textbox', { name: 'Find Length' })
    await page.getByRole('textbox', { name: 'Find Diameter' }).fill('160')
    await length.click()
    // Both in one task of the browser, as on a busy machine.
    document.execCommand('insertText', false, '160')
    length.element().closest('form')?.requestSubmit()
    await expectFocusOn('160.60')
    await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}')
    await expect.poll(() => select.mock.calls).toEqual([['PL-1x1']])
  })
})

describe('the list of 25,600 sizes', () => {
  const scrollToEnd = () => {
    for (const region of document.querySelectorAll('section')) region.scrollTop = region.scrollHeight
  }

  test('comes page by page as the buyer scrolls', async () => {
    await showSizes('list')
    await expect.element(page.getByRole('button', { name: 'PL-1x1', exact: true })).toBeVisible()
    scrollToEnd()
    await expect.element(page.getByRole('button', { name: 'PL-1x100', exact: true })).toBeInTheDocument()
    expect(pagesAsked()).toEqual([1])
    const next = page.getByRole('button', { name: 'PL-1x101', exact: true })
    // The list grows below the last row that was rendered, so that the buyer scrolls on.
    await expect
      .poll(() => {
        scrollToEnd()
        return next.elements().length
      })
      .toBe(1)
    expect(pagesAsked()).toEqual([1, 2])
    expect(document.querySelectorAll('tr').length).toBeLessThan(400)
  })

  test('is sorted and narrowed by the server', { tags: ['release'] }, async () => {
    await showSizes('list')
    await page.getByRole('button', { name: 'Price', exact: true }).click()
    await page.getByRole('button', { name: 'Price', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'PL-160x160', exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Find Length' }).fill('15')
    await expect.element(page.getByRole('button', { name: 'PL-160x159', exact: true })).toBeVisible()
    await expect
      .poll(() => server.inputs(dimensionTableEndpoints.list).at(-1))
      .toMatchObject({
        sort: { by: 'price', descending: true },
        filters: [{ name: 'length', values: [15, ...countTo(10).map((at) => 149 + at)] }],
      })
    await page.getByRole('textbox', { name: 'Find Length' }).fill('999')
    await expect.element(page.getByRole('button', { name: 'PL-160x159', exact: true })).not.toBeInTheDocument()
  })
})

test('sizes that could not be loaded say so, and are requested again', async () => {
  server.answer(dimensionTableEndpoints.readCrossTable, () => new Rejection('somethingWentWrong'))
  server.answer(dimensionTableEndpoints.list, () => new Rejection('somethingWentWrong'))
  await showSizes('cross')
  await expect.element(page.getByRole('alert')).toBeVisible()
  const before = pagesAsked().length
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => pagesAsked().length).toBe(before + 1)
})
