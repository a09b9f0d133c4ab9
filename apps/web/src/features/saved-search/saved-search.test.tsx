import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { type SavedSearch, savedSearchEndpoints } from '@normwerk/contract/saved-search'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

function aSavedSearch(name: string): SavedSearch {
  return { id: anId(), name, search: { q: name, filters: 'diameter:6' }, createdAt: '2026-11-20T08:00:00.000Z' }
}

/** Opens the favourites with searches of these names. */
async function openFavorites(...names: string[]) {
  const server = startFakeServer()
  holdCart(server)
  let searches = names.map(aSavedSearch)
  server.answer(favoriteEndpoints.list, () => ({ items: [], page: 1, size: 50, total: 0 }))
  server.answer(savedSearchEndpoints.list, () => searches)
  server.answer(savedSearchEndpoints.rename, ({ params, input }) => {
    searches = searches.map((saved) => (saved.id === params.id ? { ...saved, ...input } : saved))
    return searches.find(({ id }) => id === params.id) ?? aSavedSearch('')
  })
  server.answer(savedSearchEndpoints.add, ({ input }) => {
    const added = { ...aSavedSearch(input.name), ...input }
    searches = [added, ...searches]
    return added
  })
  server.answer(savedSearchEndpoints.delete, ({ params }) => {
    searches = searches.filter(({ id }) => id !== params.id)
    return undefined
  })
  await openShop('/favorites', server, aBuyer())
  return server
}

test('a saved search is a link with its filters', async () => {
  await openFavorites('Pins')
  const link = page.getByRole('link', { name: 'Pins' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/search?q=Pins&filters=diameter'))
})

test('a saved search is renamed; an empty name is reported', async () => {
  const server = await openFavorites('Pins')
  await page.getByRole('button', { name: 'Rename Pins' }).click()
  await userEvent.keyboard('{Backspace}{Enter}')
  await expect.element(page.getByLabelText('Name')).toBeInvalid()
  await userEvent.keyboard('Thin pins{Enter}')
  await expect.element(page.getByRole('link', { name: 'Thin pins' })).toBeVisible()
  expect(server.inputs(savedSearchEndpoints.rename)).toEqual([{ name: 'Thin pins' }])
})

test('deleting a search focuses the next one, and can be undone', async () => {
  await openFavorites('Pins', 'Sleeves')
  await page.getByRole('button', { name: 'Delete Pins' }).click()
  await expect.element(page.getByRole('button', { name: 'Delete Sleeves' })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: 'Pins' })).toBeVisible()
})
