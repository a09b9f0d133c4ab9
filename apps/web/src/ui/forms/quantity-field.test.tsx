import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { QuantityField } from './quantity-field.tsx'

const field = page.getByRole('textbox', { name: 'Pieces' })
const status = page.getByRole('status')

/** Pieces of a carton: 2 to 50. */
function Pieces({ start }: { start: number }) {
  const [pieces, setPieces] = useState(start)
  const [ordered, setOrdered] = useState<number | null>(null)
  return (
    <>
      <QuantityField
        label="Pieces"
        value={pieces}
        onChange={setPieces}
        min={2}
        max={50}
        onEnter={() => setOrdered(pieces)}
      />
      <p role="status">{ordered === null ? `${pieces} chosen` : `${ordered} ordered`}</p>
    </>
  )
}

test('typing into a newly focused field replaces the quantity', async () => {
  await show(<Pieces start={5} />)
  field.element().focus()
  await userEvent.keyboard('12')
  await expect.element(status).toHaveTextContent('12 chosen')
})

test('arrows and buttons step within the limits', async () => {
  await show(<Pieces start={49} />)
  field.element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveValue('50')
  await expect.element(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await page.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect.element(status).toHaveTextContent('49 chosen')
})

test.each(['1', '51', '2,5', 'many'])('%s is reported once the field is left, and is not used', async (typed) => {
  await show(<Pieces start={5} />)
  await field.fill(typed)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a whole number from 2 to 50.')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveValue(typed)
  await expect.element(status).toHaveTextContent('5 chosen')
})

test('Enter accepts a valid quantity, and reports an invalid one', async () => {
  await show(<Pieces start={5} />)
  await field.fill('51')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(status).toHaveTextContent('5 chosen')
  await field.fill('20')
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('20 ordered')
})
