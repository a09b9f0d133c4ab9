import { giveMachining } from '@normwerk/contract/asked-options'
import { tolerancePriceEndpoints } from '@normwerk/contract/catalogue/tolerance-price'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { noOptions } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { assist } from '../../testing/assistant-server.ts'
import { aBuyer } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const pick = (article: string) => page.getByRole('button', { name: `Pick ${article}` })
const rows = page.getByRole('region', { name: 'Pins that fit' }).getByRole('listitem')
const picks = page.getByRole('region', { name: 'For this mould' })

async function open(address: string, visitor = false): Promise<FakeServer> {
  const server = startFakeServer()
  holdCart(server)
  assist(server)
  server.answer(tolerancePriceEndpoints.read, ({ input: { changedLength = null } }) => ({
    ...giveMachining({ ...noOptions, changedLength }),
    ...{ options: [], tolerance: null, price: '6.30', leadTimeDays: 3 },
    ...{ shipDate: '2026-11-20', cheaperQuantity: null },
  }))
  await openShop(address, server, visitor ? null : aBuyer())
  await expect.element(rows.first()).toBeVisible()
  return server
}

test('each size has one pin, with its cut and the number of pieces for the force', async () => {
  await open('/assistant?length=147.25&force=3000&wall=1')
  expect(rows.elements()).toHaveLength(2)
  await expect.element(rows.first().getByText(/AZH-6x160-L147\.25-T100/)).toBeVisible()
  await expect.element(rows.first().getByText(/147\.25 mm, cut from 160 mm/)).toBeVisible()
  // 2 · 3000 N / (25 N/mm² · 1 mm · π · 6 mm) = 12.7
  await expect.element(rows.first().getByText(/13 pins/)).toBeVisible()
  await expect.element(rows.first().getByText(/€6\.30/)).toBeVisible()
  await expect.element(rows.nth(1).getByText(/8 pins/)).toBeVisible()
})

test('an entry changes the result at once; one out of range is reported and not used', async () => {
  await open('/assistant?d=6&force=3000&wall=1')
  const force = page.getByRole('textbox', { name: /^Ejection force F/ })
  await force.fill('6000')
  await expect.element(rows.first().getByText(/26 pins/)).toBeVisible()
  for (const wrong of ['0', '-5', '99999999']) {
    await force.fill(wrong)
    await expect.element(page.getByText(/^From 1 to 1,?000,?000 N/)).toBeVisible()
  }
  await expect.element(rows.first().getByText(/26 pins/)).toBeVisible()
  await force.fill('much')
  await userEvent.tab()
  await expect.element(page.getByText(/number/i).first()).toBeVisible()
})

test('sizes that nobody sells lead to the nearest ones', { tags: ['release'] }, async () => {
  await open('/assistant')
  await page.getByRole('textbox', { name: /^d1 · diameter/ }).fill('7')
  await expect.element(page.getByText('No pin has these sizes')).toBeVisible()
  await page.getByRole('button', { name: 'AZH-10x160' }).click()
  await expect.element(rows.first().getByText(/AZH-10x160/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^d1 · diameter/ })).toHaveValue('10')
})

test('a mould that is too hot, and a coating that would soften the steel, are warned of with their reasons', async () => {
  await open('/assistant?coating=TIN&temperature=250')
  await expect.element(page.getByText(/material keeps its hardness only up to 200\s°C/)).toBeVisible()
  await expect.element(page.getByText('TiN is not available here')).toBeVisible()
  await page.getByText('Nitrided').click()
  await expect.element(page.getByText(/material keeps its hardness only up to 200\s°C/)).not.toBeInTheDocument()
})

test('formulas show their letters, their numbers and where they were read', { tags: ['release'] }, async () => {
  await open('/assistant?d=6&free=140')
  await page.getByText('Formulas with their numbers and sources').click()
  await expect.element(page.getByText('Fcr = π² · E · I / (K · L)²')).toBeVisible()
  await expect.element(page.getByText(/^Fcr = π² · 210000 · 63\.617 \/ \(0\.7 · 140\)² = 13729 N$/)).toBeVisible()
  await expect.element(page.getByText(/Kazmer, ch\. 11/).first()).toBeVisible()
})

test('picked pins go into the cart together, or all stay', async () => {
  const server = await open('/assistant?length=147.25')
  await pick('AZH-6x160-L147.25-T100').click()
  await pick('AZH-10x160-L147.25-T100').click()
  await pick('AZH-10x160-L147.25-T100').click()
  expect(picks.getByRole('listitem').elements()).toHaveLength(2)
  server.answer(partsListEndpoints.import, () => new Rejection('somethingWentWrong'))
  await picks.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect.poll(() => server.inputs(partsListEndpoints.import)).toHaveLength(1)
  expect(picks.getByRole('listitem').elements()).toHaveLength(2)
  server.answer(partsListEndpoints.import, ({ input }) => ({ rows: [], added: input.rows.length }))
  await picks.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect.element(page.getByText('2 positions are in the cart')).toBeVisible()
  expect(server.inputs(partsListEndpoints.import).at(-1)).toEqual({
    dryRun: false,
    rows: [
      { row: 1, articleNo: 'AZH-6x160-L147.25-T100', quantity: 3 },
      { row: 2, articleNo: 'AZH-10x160-L147.25-T100', quantity: 4 },
    ],
  })
})

test('a visitor is asked to sign in, and keeps what they picked', async () => {
  await open('/assistant?picks=AZH-6x160:4', true)
  await picks.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(picks.getByRole('listitem').getByText(/AZH-6x160/)).toBeVisible()
})

test('a core pin pushes nothing, so only its hole is calculated', async () => {
  await open('/assistant?type=corePin&material=C&temperature=200')
  await expect.element(page.getByRole('heading', { name: 'Which hole fits?' })).toBeVisible()
  await expect.element(page.getByText(/The pin jams in the warm mould/)).toBeVisible()
  await expect.element(page.getByText(/^Ejection force F/)).not.toBeInTheDocument()
})
