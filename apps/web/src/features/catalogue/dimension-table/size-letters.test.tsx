import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import type { TableColumn } from './cross-layout.ts'
import { SizeLetters } from './size-letters.tsx'

const screws: TableColumn = {
  ...{ attribute: 'screws', role: 'detail', kind: 'choice' },
  ...{ symbol: 'M', label: 'fixing screws', unit: null },
}

test('a line breaks between two values, never within one', async () => {
  await show(
    <SizeLetters columns={[screws]} ranges={{ screws: ['2x M6', '4x M8'] }} dimension={null} cutLength={undefined} />,
  )
  const cell = page.getByRole('cell', { name: '2x M6, 4x M8' })
  await expect.poll(() => cell.element().textContent).toBe('2x\u00a0M6, 4x\u00a0M8')
})
