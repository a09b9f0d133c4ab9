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

test('on a phone, the words for a hidden price stand whole between the number and the quantity', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  const dimension = aDimension('AZH-3.2x160', { price: null, priceStatus: 'signIn' })
  await show(
    <ListTable
      label="Sizes"
      columns={columns}
      rows={[dimension]}
      selectedId={null}
      sort={null}
      onSort={ignore}
      onSelect={ignore}
      onOrder={ignore}
    />,
    // Of the longest words for it.
    'pl',
  )
  const edgesOf = (cell: string) => document.querySelector(`tbody ${cell}`)?.getBoundingClientRect()
  // Number and quantity stay in sight while the sizes scroll, so only the room between them is left.
  const room = (edgesOf('td:last-child')?.left ?? Number.NaN) - (edgesOf('th')?.right ?? Number.NaN)
  expect(page.getByText('po zalogowaniu').element().getBoundingClientRect().width).toBeLessThanOrEqual(room)
})
