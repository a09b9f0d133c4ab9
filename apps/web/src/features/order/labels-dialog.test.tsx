import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { LabelsDialog } from './labels-dialog.tsx'

test('labels go on a sheet from its first free label, or each on a page of its own', async () => {
  await show(<LabelsDialog orderId="one" onClose={() => undefined} />)
  const open = page.getByRole('link', { name: 'Open PDF' })
  await page.getByLabelText('First free label of the sheet').selectOptions('7')
  await expect.element(open).toHaveAttribute('href', '/api/order/one/labels?paper=sheet&firstLabel=7')
  await page.getByLabelText('Paper').selectOptions('roll')
  await expect.element(open).toHaveAttribute('href', '/api/order/one/labels?paper=roll')
  await expect.element(page.getByLabelText('First free label of the sheet')).not.toBeInTheDocument()
})
