import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { type Synonym, synonymEndpoints } from '@normwerk/contract/synonym'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const staff = aBuyer({ company: null, roles: ['GLOBAL_ADMIN'], isGlobalAdmin: true })

const pin = {
  ...{ id: anId(), productNr: 'AZH', name: 'Ejector pin, through-hardened', standard: null, categoryId: anId() },
  ...{ drawing: '/drawing.svg', material: '1.2210', coating: null, dimensionCount: 1, priceFrom: null },
  ...{ isDeal: false, isNew: false, isHighlighted: false, isFavorite: false, ranges: {} },
}

function aSynonym(words: string, fields: Partial<Synonym> = {}): Synonym {
  return {
    ...{ id: anId(), words, means: 'AZH', language: null, products: 1, createdAt: '2026-11-20T08:00:00.000Z' },
    ...fields,
  }
}

/** Opens the list of these synonyms, which the server changes as it is told. */
async function openList(...first: Synonym[]) {
  const server = startFakeServer()
  let synonyms = first
  server.answer(registrationEndpoints.listForStaff, () => [])
  server.answer(synonymEndpoints.list, () => ({ items: synonyms, page: 1, size: 50, total: synonyms.length }))
  server.answer(catalogueEndpoints.searchSimple, () => ({ items: [pin], page: 1, size: 6, total: 1 }))
  server.answer(synonymEndpoints.add, ({ input }) => {
    if (input.words === 'Stift') return new Rejection('synonymKnown')
    const added = aSynonym(input.words, input)
    synonyms = [...synonyms, added]
    return added
  })
  server.answer(synonymEndpoints.delete, ({ params }) => {
    synonyms = synonyms.filter(({ id }) => id !== params.id)
    return undefined
  })
  await openShop('/administration/synonyms', server, staff)
  return server
}

test('staff say what a word means: the meaning is found by typing and chosen by a click', {
  tags: ['release'],
}, async () => {
  const server = await openList()
  await page.getByRole('button', { name: 'Add a synonym' }).click()
  await userEvent.keyboard('Push pin')
  await page.getByLabelText('Meaning').fill('ejector')
  await page.getByRole('button', { name: /^AZH/ }).click()
  await expect.element(page.getByLabelText('Meaning')).toHaveValue('AZH')
  await page.getByLabelText('Language').selectOptions('German')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('row', { name: /Push pin/ })).toBeVisible()
  expect(server.inputs(synonymEndpoints.add)).toEqual([{ words: 'Push pin', means: 'AZH', language: 'de' }])
})

test('a word that the shop understands already is reported at its field', async () => {
  await openList()
  await page.getByRole('button', { name: 'Add a synonym' }).click()
  await userEvent.keyboard('Stift')
  await page.getByLabelText('Meaning').fill('AZH')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Word of the customer')).toBeInvalid()
  await expect.element(page.getByLabelText('Word of the customer')).toHaveFocus()
})

test('a synonym that finds nothing any more says so; a deleted one leaves the list', async () => {
  await openList(aSynonym('Push pin', { products: 0 }), aSynonym('Thrust pin'))
  await expect.element(page.getByRole('row', { name: /Push pin .* Finds nothing/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Push pin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByRole('row', { name: /Push pin/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: /Thrust pin/ })).toBeVisible()
})
