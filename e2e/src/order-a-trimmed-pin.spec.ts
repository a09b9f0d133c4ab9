import { expect, type Page, test } from '@playwright/test'
import { emptyCart, searchField, signIn } from './buyer.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await page.goto('/')
})

test('a buyer types what the drawing says, cuts the pin to length, adds two more parts and orders', async ({
  page,
}) => {
  await searchField(page).fill('DIN 1530 A 3,2x160')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(/\/product\/AZH\?.*article=AZH-3.2x160/)
  await expect(page.getByText('Ihr Text nennt keinen Werkstoff; dieser ist üblich.')).toBeVisible()

  await page.getByRole('button', { name: 'Auf Länge kürzen…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Auf Länge kürzen' })
  await dialog.getByRole('textbox', { name: 'Länge' }).fill('147,25')
  await dialog.getByRole('radio', { name: /\+0,05\/0/ }).check()
  await dialog.getByRole('textbox', { name: 'Menge' }).fill('12')
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByText('12 × AZH-3.2x160-L147.25-T50 im Warenkorb')).toBeVisible()

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
  await expect(page.getByText('AZH-3.2x160-L147.25-T50').first()).toBeVisible()
  const quantity = page.getByLabel('Menge von Position 2, AZH-4x125')
  await quantity.fill('8')
  await quantity.press('Enter')
  await expect(page.getByText(/Position 2 gespeichert/)).toBeAttached()

  await page.getByRole('link', { name: 'Adresse und Lieferung' }).last().click()
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Zur Bestellübersicht' }).click()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()

  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihre Bestellung ist eingegangen' })).toBeVisible()
  const number =
    (await page
      .getByText(/^2\d{5}$/)
      .first()
      .textContent()) ?? ''
  expect(number).toMatch(/^2\d{5}$/)
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('AZH-3.2x160-L147.25-T50').first()).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
})

test('the same by keyboard alone', async ({ page }) => {
  const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'textbox' | 'radio' | 'gridcell') => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab')
      const focused = page.locator('*:focus')
      const wanted = page.getByRole(role, { name }).and(focused)
      if ((await wanted.count()) > 0) return
    }
    throw new Error(`the keyboard does not reach ${role} ${name}`)
  }
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused({ timeout: 500 })
  }, 'the script may still be on its way').toPass()
  await page.keyboard.type('DIN 1530 A 3,2x160, gekürzt auf 147,25 +0,05/0')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/length=147.25/)
  await expect(page.getByText('AZH-3.2x160-L147.25-T50').first()).toBeVisible()
  await tabTo('In den Warenkorb', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 × AZH-3.2x160-L147.25-T50 im Warenkorb')).toBeVisible()

  await page.goto('/cart')
  await tabTo('Menge von Position 1, AZH-3.2x160-L147.25-T50', 'textbox')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Position 1 gespeichert/)).toBeAttached()
  await tabTo('Adresse und Lieferung', 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/delivery/)
  await tabTo('Zur Bestellübersicht', 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/summary/)
  await tabTo('Zahlungspflichtig bestellen', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihre Bestellung ist eingegangen' })).toBeVisible()
})

/** The cell of the cross table below a length and beside a diameter. */
async function cellOf(page: Page, row: string, column: string) {
  const table = page.getByRole('grid')
  const heads = await table.getByRole('columnheader').allTextContents()
  const line = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
  return line.locator('td').nth(heads.indexOf(column) - 1)
}
