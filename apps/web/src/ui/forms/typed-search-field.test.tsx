import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { TypedSearchField } from './typed-search-field.tsx'

async function open() {
  const onSearch = vi.fn()
  await show(
    <>
      <TypedSearchField label="Search" maxLength={40} value="" onSearch={onSearch} />
      <button type="button">Elsewhere</button>
    </>,
  )
  return { onSearch, field: page.getByRole('searchbox', { name: 'Search' }) }
}

test('a search begins when typing pauses', async () => {
  const { onSearch, field } = await open()
  await field.fill('form 118 ')
  await expect.poll(() => onSearch.mock.calls).toEqual([['form 118']])
})

test('a search begins before the click that leaves its field, and only once', async () => {
  const { onSearch, field } = await open()
  const seen: number[] = []
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' })
  await field.fill('form 118')
  elsewhere.element().addEventListener('click', () => seen.push(onSearch.mock.calls.length))
  await elsewhere.click()
  expect(seen).toEqual([1])
  await userEvent.keyboard('{Tab}')
  expect(onSearch.mock.calls).toEqual([['form 118']])
})
