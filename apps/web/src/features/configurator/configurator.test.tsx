import { giveMachining } from '@normwerk/contract/asked-options'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { keepMouldBase } from '@normwerk/contract/configurator/mould-base'
import type { MouldBasePart } from '@normwerk/contract/configurator/mould-base-model'
import { noOptions } from '@normwerk/parts/configured-part'
import { usualSettings } from '@normwerk/parts/mould-base/usual-settings'
import { block, turn } from '@normwerk/parts/shape/contour'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const settings = usualSettings({ width: 246, length: 296 })
const quoted = { articles: [], totalPrice: '1234.50', leadTimeDays: 5, shipDate: '2026-12-01' }
const bill = page.getByRole('region', { name: 'Parts list' }).last()
const thickness = (plate: string) => page.getByRole('combobox', { name: plate, exact: true }).first()

async function open(visitor = false) {
  const server = startFakeServer()
  const held = holdCart(server)
  server.answer(configuratorEndpoints.quote, () => quoted)
  await openShop('/configurator', server, visitor ? null : aBuyer())
  await expect.element(page.getByRole('heading', { name: 'Configure a mould base' })).toBeVisible()
  return { server, held }
}

test('bill, drawing and height follow each choice, and the cart gets the articles with the settings', async () => {
  const { server, held } = await open()
  await expect.element(bill.getByText(/PLAU-246x296x\d+/).first()).toBeVisible()
  await expect.element(page.getByText('€1,234.50')).toBeVisible()
  await thickness('Cavity plate B').selectOptions('76 mm')
  await expect.element(bill.getByText('PLAU-246x296x76').first()).toBeVisible()
  const added: string[] = []
  server.answer(configuratorEndpoints.add, ({ input }) => {
    added.push(input.configurationName, String(input.easyKatConfig.configurator))
    expect(input.articles.map(({ articleNo }) => articleNo)).toContain('PLAU-246x296x76')
    return held.read()
  })
  await userEvent.fill(page.getByLabelText('Name in the cart'), 'Lid, two cavities')
  await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
  await expect.element(page.getByText('The mould base is in the cart.')).toBeVisible()
  expect(added).toEqual(['Lid, two cavities', 'mouldBase'])
})

test('the mould base is seen in 3D, follows each choice and is pulled apart with the keyboard', {
  tags: ['release'],
}, async () => {
  const { server } = await open()
  const plate: MouldBasePart = {
    role: 'cavityPlateA',
    solid: [block(0, 20, 60, 80)],
    places: [{ x: 0, y: 0, z: 0, points: 'up' }],
  }
  const contour = [0, 10].map((x) => ({ x, y: 5 }))
  const screw: MouldBasePart = {
    role: 'screwFixed',
    solid: [turn(contour)],
    places: [{ x: 0, y: 20, z: 30, points: 'down' }],
  }
  server.answer(configuratorEndpoints.readModel, () => ({ parts: [plate, screw] }))
  await page.getByRole('radio', { name: '3D view' }).click()
  await expect.element(page.getByRole('application')).toHaveAccessibleName(/^3D view of Mould base 246 × 296/)
  const apart = page.getByRole('slider', { name: 'Pull apart' })
  await expect.element(apart).toHaveValue('0')
  const look = () => page.screenshot({ element: page.getByRole('application'), save: false })
  const whole = await look()
  await userEvent.fill(apart, '1')
  await expect.poll(look).not.toBe(whole)
  await thickness('Cavity plate B').selectOptions('76 mm')
  await expect
    .poll(() => server.inputs(configuratorEndpoints.readModel).at(-1))
    .toMatchObject({ easyKatConfig: { settings: { b: 76 } } })
})

test('what cannot be built says why at its field, and is not sold', async () => {
  await open()
  await thickness('Riser').selectOptions('46 mm')
  await thickness('Ejector base plate').selectOptions('22 mm')
  await thickness('Ejector retainer plate').selectOptions('17 mm')
  await expect.element(page.getByText(/The ejector stroke is/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await expect.element(bill).not.toBeInTheDocument()
})

test('ejector pins are placed by rows and by a click on the plan; one that meets another part says so', {
  tags: ['release'],
}, async () => {
  await open()
  const addPin = page.getByRole('button', { name: 'Add a pin' })
  await addPin.click()
  const first = page.getByRole('group', { name: 'Pin 1', exact: true })
  await userEvent.fill(first.getByLabelText('x', { exact: true }), '20')
  await userEvent.fill(first.getByLabelText('y', { exact: true }), '30,5')
  await expect.element(bill.getByText(/^AZH-6x\d+, cut to/)).toBeVisible()
  await addPin.click()
  const second = page.getByRole('group', { name: 'Pin 2', exact: true })
  await expect.element(second.getByLabelText('x', { exact: true })).toHaveValue('-20')
  await userEvent.fill(second.getByLabelText('x', { exact: true }), '0')
  await userEvent.fill(second.getByLabelText('y', { exact: true }), '0')
  await expect.element(second).toHaveAccessibleDescription('Too close to another part: Ejector rod.')
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove pin 2' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove pin 1' })).toHaveFocus()
  // The middle of the plan is that of the mould.
  await page.getByRole('img', { name: 'Plate B from above' }).click()
  await expect.element(second.getByLabelText('x', { exact: true })).toHaveValue('0')
  await expect.element(second.getByLabelText('y', { exact: true })).toHaveValue('0')
})

test('a press that is too small says what does not fit', { tags: ['release'] }, async () => {
  await open()
  await userEvent.fill(page.getByLabelText(/^Distance between tie bars, horizontal/), '200')
  await expect.element(page.getByText(/^The mould base does not fit between the tie bars/)).toBeVisible()
  await userEvent.fill(page.getByLabelText(/^Distance between tie bars, horizontal/), '420')
  await expect.element(page.getByText('The mould base fits this press.')).toBeVisible()
  await userEvent.fill(page.getByLabelText(/^Height of the moulding/), '80')
  await userEvent.fill(page.getByLabelText(/^Opening stroke/), '160')
  await expect.element(page.getByText('The press does not open far enough for this moulding.')).toBeVisible()
})

test('a group of the cart opens with its settings and is replaced whole', async () => {
  const [id, positionId] = [anId(), anId()]
  const server = startFakeServer()
  const { read } = holdCart(server)
  server.answer(configuratorEndpoints.quote, () => quoted)
  server.answer(configuratorEndpoints.read, () => ({
    ...{ id, cartId: anId(), configurationName: 'Lid', easyKatConfig: keepMouldBase({ ...settings, b: 76 }) },
    articles: [{ positionId, articleNo: 'PLAU-246x296x76', quantity: 1, ...giveMachining(noOptions) }],
  }))
  await openShop(`/configurator?group=${id}`, server, aBuyer())
  await expect.element(page.getByLabelText('Name in the cart')).toHaveValue('Lid')
  await expect.element(bill.getByText('PLAU-246x296x76').first()).toBeVisible()
  server.answer(configuratorEndpoints.replace, ({ input }) => {
    expect(input).toMatchObject({ replacePositionId: positionId, configurationName: 'Lid' })
    return read()
  })
  await userEvent.click(page.getByRole('button', { name: 'Replace in the cart' }))
  await expect.element(page.getByText('The mould base in the cart was replaced.')).toBeVisible()
})

test('a group of an older version says so, and stays until it is replaced', { tags: ['release'] }, async () => {
  const id = anId()
  const server = startFakeServer()
  holdCart(server)
  server.answer(configuratorEndpoints.quote, () => quoted)
  server.answer(configuratorEndpoints.read, () => ({
    ...{ id, cartId: anId(), configurationName: 'Lid' },
    easyKatConfig: { ...keepMouldBase({ ...settings, b: 76 }), version: 1 },
    articles: [{ positionId: anId(), articleNo: 'PLAU-246x296x76', quantity: 1, ...giveMachining(noOptions) }],
  }))
  await openShop(`/configurator?group=${id}`, server, aBuyer())
  await expect.element(page.getByText(/stays until you replace it/)).toBeVisible()
  await expect.element(page.getByLabelText('Name in the cart')).toHaveValue('Lid')
  await expect.element(thickness('Cavity plate B')).toHaveValue(String(settings.b))
  expect(server.inputs(configuratorEndpoints.replace)).toEqual([])
})

test('a visitor configures, and signs in to see prices', async () => {
  await open(true)
  await expect.element(bill).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
})

test('a price that could not be loaded says so, and is requested again', { tags: ['release'] }, async () => {
  const { server } = await open()
  await expect.element(page.getByText('€1,234.50')).toBeVisible()
  server.answer(configuratorEndpoints.quote, () => new Rejection('somethingWentWrong'))
  await thickness('Cavity plate B').selectOptions('76 mm')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(document.body.textContent).not.toContain('1,234.50')
  server.answer(configuratorEndpoints.quote, () => ({ ...quoted, totalPrice: '1300.00' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('€1,300.00')).toBeVisible()
})
