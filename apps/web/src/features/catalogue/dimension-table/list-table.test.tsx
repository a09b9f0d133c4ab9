import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDimension } from '../../../testing/builders.ts'
import { show } from '../../../testing/show.tsx'
import { ListTable } from './list-table.tsx'

const ignore = () => undefined

test('on a phone, the words for a hidden price stand whole between the number and the quantity', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const dimension = aDimension('AZH-3.2x160', { price: null, priceStatus: 'signIn' })
  await show(
    <ListTable
      label="Sizes"
      columns={[]}
      rows={[dimension]}
      selectedId={null}
      sort={null}
      onSort={ignore}
      onSelect={ignore}
      onOrder={ignore}
    />,
  )
  const edgesOf = (cell: string) => document.querySelector(`tbody ${cell}`)?.getBoundingClientRect()
  const words = page.getByText('after sign-in').element().getBoundingClientRect()
  expect(words.left).toBeGreaterThanOrEqual(edgesOf('th')?.right ?? Number.NaN)
  expect(words.right).toBeLessThanOrEqual(edgesOf('td:last-child')?.left ?? Number.NaN)
})
