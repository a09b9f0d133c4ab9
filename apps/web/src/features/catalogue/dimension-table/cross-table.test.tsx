import type { ProductDimension } from '@normwerk/contract/product'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { meQuery } from '../../../api/me.ts'
import { aBuyer, aDimension } from '../../../testing/builders.ts'
import { show } from '../../../testing/show.tsx'
import { findArticles, layoutCrossTable, type TableColumn } from './cross-layout.ts'
import { CrossTable } from './cross-table.tsx'
import { firstWindow } from './grid-window.ts'

const columns: TableColumn[] = [
  { attribute: 'diameter', role: 'row', kind: 'number', symbol: 'd', label: 'Diameter', unit: 'mm' },
  { attribute: 'length', role: 'column', kind: 'number', symbol: 'l', label: 'Length', unit: 'mm' },
]

function aPin(diameter: number, length: number, price: string): ProductDimension {
  return aDimension(`AZH-${diameter}x${length}`, { values: { diameter, length }, price })
}

// There is no pin 4x160.
const pins = [
  aPin(3, 100, '1.00'),
  aPin(3, 160, '1.50'),
  aPin(4, 100, '2.00'),
  aPin(5, 100, '3.00'),
  aPin(5, 160, '3.50'),
]

const select = vi.fn<(dimension: ProductDimension) => void>()
const order = vi.fn<(dimension: ProductDimension, quantity: number) => void>()

function Sizes() {
  const layout = layoutCrossTable(columns, pins)
  const table = useRef<HTMLTableElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  if (layout === null) throw new Error('the pins have no two sizes')
  return (
    <>
      <CrossTable
        label="Sizes"
        layout={layout}
        articleAt={findArticles(layout, pins)}
        window={firstWindow(layout)}
        frameRef={frame}
        selected={null}
        requested={null}
        tableRef={table}
        onSelect={select}
        onOrder={order}
      />
      <button type="button">Next</button>
    </>
  )
}

const cell = (price: string) => page.getByRole('gridcell', { name: `In stock ${price}` })
const quantityOf = (article: string) => page.getByRole('textbox', { name: `Quantity of ${article}` })

async function enterTable(): Promise<void> {
  select.mockClear()
  order.mockClear()
  const client = new QueryClient()
  client.setQueryData(meQuery.queryKey, aBuyer())
  await show(
    <QueryClientProvider client={client}>
      <Sizes />
    </QueryClientProvider>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(cell('1.00')).toHaveFocus()
}

describe('the table of sizes', () => {
  test('is one stop of the Tab key', async () => {
    await enterTable()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(cell('2.00')).toHaveFocus()
  })

  test.each([
    ['{ArrowRight}', '1.50'],
    ['{ArrowRight}{ArrowDown}', '3.50'],
    ['{ArrowLeft}{ArrowUp}', '1.00'],
    ['{ArrowDown}{End}', '2.00'],
    ['{Control>}{End}{/Control}', '3.50'],
    ['{Control>}{End}{/Control}{Home}', '3.00'],
    ['{PageDown}', '3.00'],
  ])('moves by %s and skips sizes that do not exist', async (keys, price) => {
    await enterTable()
    await userEvent.keyboard(keys)
    await expect.element(cell(price)).toHaveFocus()
  })

  test('selects a size by Enter, by the space bar and by a click', async () => {
    await enterTable()
    await userEvent.keyboard('{Enter}{ArrowDown}[Space]')
    await cell('3.50').click()
    expect(select.mock.calls.map(([{ articleNo }]) => articleNo)).toEqual(['AZH-3x100', 'AZH-4x100', 'AZH-5x160'])
  })

  test('orders the quantity that is typed in a cell, and returns to the cell', async () => {
    await enterTable()
    await userEvent.keyboard('{ArrowDown}12')
    await expect.element(quantityOf('AZH-4x100')).toHaveValue('12')
    await userEvent.keyboard('{Enter}')
    await expect.element(cell('2.00')).toHaveFocus()
    expect(order.mock.calls.map(([{ articleNo }, quantity]) => [articleNo, quantity])).toEqual([['AZH-4x100', 12]])
  })

  test('orders nothing by Esc, nor when the focus leaves the typed quantity', async () => {
    await enterTable()
    await userEvent.keyboard('7')
    await expect.element(quantityOf('AZH-3x100')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(cell('1.00')).toHaveFocus()
    await userEvent.keyboard('7{Tab}')
    await expect.element(quantityOf('AZH-3x100')).not.toBeInTheDocument()
    expect(order).not.toHaveBeenCalled()
  })

  test('rejects a quantity of zero, and a corrected one is ordered', async () => {
    await enterTable()
    await userEvent.keyboard('0{Enter}')
    await expect.element(quantityOf('AZH-3x100')).toHaveAttribute('aria-invalid', 'true')
    expect(order).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}5{Enter}')
    await expect.element(cell('1.00')).toHaveFocus()
    expect(order).toHaveBeenCalledExactlyOnceWith(pins[0], 5)
  })
})
