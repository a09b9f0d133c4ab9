import { addressEndpoints } from '@normwerk/contract/address'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anAddress } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const form = page.getByRole('dialog', { name: 'New delivery address' })
const field = (name: string | RegExp) => form.getByRole('textbox', { name })
const save = form.getByRole('button', { name: 'Save address' })

/** Opens the form for an address, with its required fields filled in. */
async function openForm() {
  const server = startFakeServer()
  holdCart(server)
  server.answer(addressEndpoints.list, () => [])
  server.answer(addressEndpoints.listCountries, () => [{ code: 'DE', inUnion: true }])
  server.answer(addressEndpoints.create, ({ input }) => anAddress({ company: input.company }))
  await openShop('/account/addresses', server, aBuyer())
  await page.getByRole('button', { name: 'New delivery address' }).click()
  await field('Company').fill('Musterform GmbH')
  await field('Street').fill('Beispielstraße')
  await field('Postal code').fill('12345')
  await field('Town').fill('Musterstadt')
  return { server, sent: () => server.inputs(addressEndpoints.create) }
}

describe('an error that the page finds', () => {
  test('is reported at every field when the form is sent, and the first of them is focused', async () => {
    const { sent } = await openForm()
    await field('Street').fill('')
    await field('Town').fill('')
    await save.click()
    await expect.element(field('Street')).toHaveFocus()
    await expect.element(field('Street')).toHaveAccessibleDescription('This field is required')
    await expect.element(field('Town')).toHaveAccessibleDescription('This field is required')
    await expect.element(field('Postal code')).toBeValid()
    expect(sent()).toEqual([])
  })

  test('disappears when it is corrected', { tags: ['release'] }, async () => {
    await openForm()
    await field('Town').fill('')
    await save.click()
    await expect.element(field('Town')).toBeInvalid()
    await userEvent.keyboard('Musterstadt')
    await expect.element(field('Town')).toBeValid()
  })
})

describe('an error from the server', () => {
  test('is reported at its fields until they are changed, and the first of them is focused', async () => {
    const { server, sent } = await openForm()
    server.answer(
      addressEndpoints.create,
      () => new Rejection('validationFailed', { zip: 'invalidZip', city: 'tooLong' }),
    )
    await save.click()
    await expect.element(field('Postal code')).toHaveFocus()
    await expect.element(field('Postal code')).toHaveAccessibleDescription('This is not a postal code of the country.')
    await expect.element(field('Town')).toHaveAccessibleDescription('Too long')
    await expect.element(field('Street')).toHaveValue('Beispielstraße')
    await userEvent.keyboard('54321')
    await expect.element(field('Postal code')).toBeValid()
    await expect.element(field('Town')).toBeInvalid()
    expect(sent()).toHaveLength(1)
  })

  test('in a folded section unfolds it', { tags: ['release'] }, async () => {
    const { server } = await openForm()
    server.answer(addressEndpoints.create, () => new Rejection('validationFailed', { addressAddition: 'tooLong' }))
    await expect.element(field(/^Department/)).not.toBeInTheDocument()
    await save.click()
    await expect.element(field(/^Department/)).toHaveFocus()
  })

  test('without a field is announced above the form', async () => {
    const { server } = await openForm()
    server.answer(addressEndpoints.create, () => new Rejection('temporarilyUnavailable'))
    await save.click()
    await expect.element(form.getByRole('alert').getByText(/temporarilyUnavailable/)).toBeVisible()
    await expect.element(form).toBeVisible()
  })

  test('is no longer reported once the form is sent and accepted', { tags: ['release'] }, async () => {
    const { server } = await openForm()
    server.answer(addressEndpoints.create, () => new Rejection('validationFailed', { zip: 'invalidZip' }))
    await save.click()
    await expect.element(field('Postal code')).toBeInvalid()
    server.answer(addressEndpoints.create, () => anAddress())
    await userEvent.keyboard('54321{Enter}')
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'New delivery address' })).toHaveFocus()
  })
})
