import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { NumberField } from './number-field.tsx'

const field = page.getByRole('textbox', { name: 'Length' })
const value = page.getByRole('status')

function Length({ start }: { start: number | null }) {
  const [length, setLength] = useState(start)
  return (
    <>
      <NumberField label="Length" unit="mm" hint="At least 50 mm" value={length} onChange={setLength} />
      <p role="status">{length === null ? 'none' : `${length} mm`}</p>
    </>
  )
}

test.each([
  ['147,25', '147.25 mm'],
  ['147.25', '147.25 mm'],
  ['1.234,5', '1234.5 mm'],
  ['', 'none'],
])('a length typed as "%s" is %s', async (typed, expected) => {
  await show(<Length start={100} />)
  await field.fill(typed)
  await expect.element(value).toHaveTextContent(expected)
})

test('a number is formatted once its field is left', async () => {
  await show(<Length start={null} />)
  await field.fill('1.234,50')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1234.5')
})

test('an invalid text stays, and is reported only after its field is left', async () => {
  await show(<Length start={100} />)
  await field.fill('long')
  await expect.element(value).toHaveTextContent('none')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await expect.element(field).toHaveAccessibleDescription('At least 50 mm')
  await userEvent.tab()
  await expect.element(field).toHaveValue('long')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Enter a number.')
})

test('an error disappears once it is corrected', async () => {
  await show(<Length start={100} />)
  await field.fill('long')
  await userEvent.tab()
  await field.fill('120')
  await expect.element(field).toBeValid()
})
