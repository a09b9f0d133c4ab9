import { expect, type Page } from '@playwright/test'
import { emptyCart, searchField, signIn } from './buyer.ts'
import { test } from './shop.ts'

const drawingText = 'DIN 1530 AH 3,2x160'
const cutPin = 'AZH-3.2x160-L147.25-T50'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await page.goto('/')
})

test('a buyer types the text of a drawing, cuts the pin to length, adds two more parts and orders', async ({
  page,
}) => {
  await searchField(page).fill(drawingText)
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/product\/AZH\?.*article=AZH-3.2x160/)
  await expect(page.getByText('Ihr Text nennt keinen Werkstoff; dieser ist üblich.')).toBeVisible()

  await page.getByRole('button', { name: 'Auf Länge kürzen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Auf Länge kürzen' })
  await dialog.getByRole('textbox', { name: 'Länge' }).fill('147,25')
  await dialog.getByRole('radio', { name: /\+0,05\/0/ }).check()
  await dialog.getByRole('textbox', { name: 'Menge' }).fill('12')
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByText(`12 × ${cutPin} im Warenkorb`)).toBeVisible()

  for (const { row, column, quantity, article } of [
    { row: '4', column: '125', quantity: '3', article: 'AZH-4x125' },
    { row: '6', column: '200', quantity: '5', article: 'AZH-6x200' },
  ]) {
    await (await cellOf(page, row, column)).click()
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${quantity} × ${article} im Warenkorb`)).toBeVisible()
  }

  await page.goto('/cart')
  await expect(page.getByLabel(`Menge von Position 1, ${cutPin}`)).toHaveValue('12')
  await expect(page.getByLabel('Menge von Position 3, AZH-6x200')).toHaveValue('5')
  const quantity = page.getByLabel('Menge von Position 2, AZH-4x125')
  await expect(quantity).toHaveValue('3')
  await quantity.fill('8')
  await quantity.press('Enter')
  await expect(page.getByText(/Position 2 gespeichert/)).toBeAttached()
  await page.reload()
  await expect(quantity).toHaveValue('8')

  await page.getByRole('link', { name: 'Adresse und Lieferung' }).last().click()
  await expect(page.getByRole('radio', { name: /^Lieferung/ })).toBeChecked()
  await page.getByRole('link', { name: 'Zur Bestellübersicht' }).click()
  const sum = await totalOf(page)
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()

  await expectOrdered(page, [
    { article: cutPin, quantity: '12' },
    { article: 'AZH-4x125', quantity: '8' },
    { article: 'AZH-6x200', quantity: '5' },
  ])
  expect(await totalOf(page)).toBe(sum)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
})

test('a typed length can be ordered before its price is shown', { tag: '@release' }, async ({ page }) => {
  await page.goto('/product/AZH?article=AZH-3.2x160')
  await page.getByRole('button', { name: 'Auf Länge kürzen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Auf Länge kürzen' })
  await expect(dialog.getByRole('radio', { name: /\+0,1\/0/ })).toBeChecked()
  const price = Promise.withResolvers<void>()
  await page.route('**/api/product-dimension/tolerance-price', async (route) => {
    await price.promise
    await route.continue()
  })
  await dialog.getByRole('textbox', { name: 'Länge' }).fill('147,25')
  await dialog.getByRole('textbox', { name: 'Länge' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'In den Warenkorb' })).toHaveAttribute('aria-busy', 'true')
  price.resolve()
  await expect(page.getByText('1 × AZH-3.2x160-L147.25-T100 im Warenkorb')).toBeVisible()
})

test('the same works with the keyboard only', { tag: '@release' }, async ({ page }) => {
  const { keyboard } = page
  await keyboard.press('/')
  await keyboard.type(drawingText)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/article=AZH-3.2x160/)
  await tabTo(page, 'button', 'Auf Länge kürzen …')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Auf Länge kürzen' })
  await expect(dialog.getByRole('textbox', { name: 'Länge' })).toBeFocused()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('147,25')
  await tabTo(page, 'radio', /\+0,1\/0/)
  await keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /\+0,05\/0/ })).toBeChecked()
  await tabTo(page, 'textbox', 'Menge')
  await keyboard.type('12')
  await tabTo(page, 'button', 'In den Warenkorb')
  await keyboard.press('Enter')
  await expect(page.getByText(`12 × ${cutPin} im Warenkorb`)).toBeVisible()

  await tabTo(page, 'gridcell', /3,53/)
  await keyboard.press('ArrowRight')
  await keyboard.type('3')
  await keyboard.press('Enter')
  await expect(page.getByText('3 × AZH-3.2x200 im Warenkorb')).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.type('5')
  await keyboard.press('Enter')
  await expect(page.getByText('5 × AZH-3.5x200 im Warenkorb')).toBeVisible()

  await tabTo(page, 'link', /^Warenkorb/, 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Warenkorb', level: 1 })).toBeVisible()
  await tabTo(page, 'textbox', 'Menge von Position 2, AZH-3.2x200')
  await keyboard.type('8')
  await keyboard.press('Enter')
  await expect(page.getByText(/Position 2 gespeichert/)).toBeAttached()
  await tabTo(page, 'link', 'Adresse und Lieferung')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/delivery/)
  await tabTo(page, 'link', 'Zur Bestellübersicht')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/summary/)
  await tabTo(page, 'button', 'Zahlungspflichtig bestellen')
  await keyboard.press('Enter')
  await expectOrdered(page, [
    { article: cutPin, quantity: '12' },
    { article: 'AZH-3.2x200', quantity: '8' },
    { article: 'AZH-3.5x200', quantity: '5' },
  ])
})

test('a known pin is in the cart after at most 25 keys', { tag: '@release' }, async ({ page }) => {
  const keys = ['/', ...'AZH-3.2x160', 'Enter', 'Enter']
  expect(keys.length).toBeLessThanOrEqual(25)
  for (const key of keys.slice(0, -1)) await page.keyboard.press(key)
  await expect(page.getByRole('textbox', { name: 'Menge', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 × AZH-3.2x160 im Warenkorb')).toBeVisible()
})

/** Expects that the confirmation names the order, and that the list of orders has it with these parts. */
async function expectOrdered(page: Page, parts: { article: string; quantity: string }[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihr Auftrag ist eingegangen' })).toBeVisible()
  const confirmed = page.getByText(/^2\d{5}$/).first()
  await expect(confirmed).toBeVisible()
  const number = (await confirmed.textContent()) ?? ''
  await page.goto('/orders')
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(parts.length + 1)
  for (const [at, { article, quantity }] of parts.entries()) {
    const row = rows.nth(at + 1)
    await expect(row.getByText(article, { exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: quantity, exact: true })).toBeVisible()
  }
}

async function totalOf(page: Page): Promise<string> {
  const total = page.getByText('Gesamt inkl. MwSt.').locator('..').getByText('€')
  await expect(total).toBeVisible()
  return (await total.textContent()) ?? ''
}

/** Returns the cell of the cross table below a length and beside a diameter. */
async function cellOf(page: Page, row: string, column: string) {
  const table = page.getByRole('grid')
  const heads = await table.getByRole('columnheader').allTextContents()
  const line = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
  return line.locator('td').nth(heads.indexOf(column) - 1)
}

type Role = 'button' | 'link' | 'textbox' | 'radio' | 'gridcell'

async function tabTo(page: Page, role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const requested = page.getByRole(role, { name }).and(page.locator('*:focus'))
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key)
    if ((await requested.count()) > 0) return
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`)
}
