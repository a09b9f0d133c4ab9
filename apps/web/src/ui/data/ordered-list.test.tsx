import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { OrderedList } from './ordered-list.tsx'

function Names() {
  const [names, setNames] = useState(['AZH', 'KSC', 'FSE'])
  const entries = names.map((name) => ({ key: name, name, content: <span>{name}</span> }))
  return <OrderedList label="Products" entries={entries} onChange={setNames} />
}

const order = () =>
  page
    .getByRole('listitem')
    .all()
    .map((row) => row.element().textContent)

test('rows are moved and removed by keyboard, and the focus goes with the row', async () => {
  await show(<Names />)
  page.getByRole('button', { name: 'Move AZH down' }).element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(order()).toEqual(['KSC', 'FSE', 'AZH'])
  await expect.element(page.getByRole('button', { name: 'Move AZH down' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Move KSC up' })).toBeDisabled()
  page.getByRole('button', { name: 'Remove FSE from the list' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['KSC', 'AZH'])
})

test('a row is dragged to another place', async () => {
  await show(<Names />)
  await page.getByText('FSE').dropTo(page.getByText('AZH'))
  expect(order()).toEqual(['FSE', 'AZH', 'KSC'])
})
