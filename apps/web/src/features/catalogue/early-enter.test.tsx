import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { keepNextEnter, takeEnter } from './early-enter.ts'

async function showSearch() {
  await show(
    <>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Search" />
        </form>
      </search>
      <button type="button">Other</button>
    </>,
  )
  await userEvent.click(page.getByRole('textbox', { name: 'Search' }))
}

test('a second Enter is kept in the search and on the page behind it', async () => {
  await showSearch()
  keepNextEnter()
  await userEvent.keyboard('{Enter}')
  expect(takeEnter()).toBe(true)
  expect(takeEnter()).toBe(false)
  keepNextEnter()
  page.getByRole('textbox', { name: 'Search' }).element().blur()
  await userEvent.keyboard('{Enter}')
  expect(takeEnter()).toBe(true)
})

test('an Enter is not kept without a search before it, or after something else', async () => {
  await showSearch()
  await userEvent.keyboard('{Enter}')
  expect(takeEnter()).toBe(false)
  keepNextEnter()
  await userEvent.keyboard('{Enter}x')
  expect(takeEnter()).toBe(false)
  keepNextEnter()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Other' }))
  expect(takeEnter()).toBe(false)
})

test('an Enter on a button is that of the button', async () => {
  await showSearch()
  keepNextEnter()
  page.getByRole('button', { name: 'Other' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(takeEnter()).toBe(false)
})
