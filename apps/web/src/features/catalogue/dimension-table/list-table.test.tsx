import type { LanguageCode } from '@normwerk/contract/language'
import type { ProductDimension } from '@normwerk/contract/product'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDimension } from '../../../testing/builders.ts'
import { show } from '../../../testing/show.tsx'
import type { TableColumn } from './cross-layout.ts'
import { ListTable } from './list-table.tsx'

const columns: TableColumn[] = [
  { attribute: 'diameter', role: 'row', kind: 'number', symbol: 'd1', label: 'Diameter', unit: 'mm' },
  { attribute: 'length', role: 'column', kind: 'number', symbol: 'L', label: 'Length', unit: 'mm' },
]
const ignore = () => undefined

/** The edges of the room between number and quantity, which stay in sight while the sizes scroll. */
function roomForSizes(): { from: number; to: number } {
  const edgesOf = (cell: string) => document.querySelector(`tbody ${cell}`)?.getBoundingClientRect()
  return { from: edgesOf('th')?.right ?? Number.NaN, to: edgesOf('td:last-child')?.left ?? Number.NaN }
}

async function showOnPhone(fields: Partial<ProductDimension>, code: LanguageCode): Promise<void> {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  await show(
    <ListTable
      label="Sizes"
      columns={columns}
      rows={[aDimension('AZH-3.2x160', fields)]}
      selectedId={null}
      sort={null}
      onSort={ignore}
      onSelect={ignore}
      onOrder={ignore}
    />,
    code,
  )
}

// Each in the language with the longest words for it.
test('on a phone, the words for a hidden price stand whole between the number and the quantity', async () => {
  await showOnPhone({ price: null, priceStatus: 'signIn' }, 'pl')
  const { from, to } = roomForSizes()
  expect(page.getByText('po zalogowaniu').element().getBoundingClientRect().width).toBeLessThanOrEqual(to - from)
})

test.each([
  ['it', 'inStock', 'Disponibile a magazzino'],
  ['de', 'shortTerm', 'Kurzfristig'],
  ['sl', 'onRequest', 'Na povpraševanje'],
] as const)(
  'at the end of the sizes on a phone, the availability stands whole: %s',
  async (code, availability, words) => {
    await showOnPhone({ availability }, code)
    page.getByRole('region', { name: 'Sizes' }).element().scrollLeft = 1000
    const { from, to } = roomForSizes()
    const { left, right } = page.getByRole('cell', { name: words }).getByText(words).element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(from)
    expect(right).toBeLessThanOrEqual(to)
  },
)
