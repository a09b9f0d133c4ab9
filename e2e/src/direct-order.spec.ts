import { expect } from '@playwright/test'
import { deleteRememberedParts, emptyCart, paste, signIn } from './buyer.ts'
import { test } from './shop.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await deleteRememberedParts(page)
})

test('a direct order works with the keyboard only', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/dashboard')
  await page.getByLabel('Artikelnummer oder Bezeichnung, Zeile 1').focus()
  await keyboard.type('azh-6x200')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Menge, Zeile 1')).toBeFocused()
  await keyboard.type('5 Stk.')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Artikelnummer oder Bezeichnung, Zeile 2')).toBeFocused()
  await keyboard.type('DIN 1530 AH 3,2x160 7')
  await keyboard.press('Control+Enter')
  await expect(page.getByText('1 Position ist im Warenkorb')).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Bestätigen' })
  await expect(confirm).toBeFocused()
  await expect(page.getByText('1 Zeile ist noch offen')).toBeVisible()
  await expect(page.getByText('Ihr Text nennt keinen Werkstoff')).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByText('Von Ihnen bestätigt')).toBeVisible()
  await keyboard.press('Control+Enter')
  await expect(page.getByText('2 Positionen im Warenkorb')).toBeVisible()
  await expect(page.getByLabel('Artikelnummer oder Bezeichnung, Zeile 1')).toBeFocused()
  await page.goto('/cart')
  await expect(page.getByLabel('Menge von Position 1, AZH-6x200')).toHaveValue('5')
  await expect(page.getByLabel('Menge von Position 2, AZH-3.2x160')).toHaveValue('7')
})

test('rows and their confirmations survive a reload, and open rows stay when the others are added', {
  tag: '@release',
}, async ({ page }) => {
  const requested = (line: number) => page.getByLabel(`Artikelnummer oder Bezeichnung, Zeile ${line}`)
  await page.goto('/dashboard')
  await requested(1).fill('AZH-6x200 5')
  await requested(2).fill('DIN 1530 AH 3,2x160')
  await requested(3).fill('Unfug')
  await requested(4).focus()
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText('1 Zeile ist noch offen')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Menge, Zeile 1')).toHaveValue('5')
  await expect(page.getByText('Von Ihnen bestätigt')).toBeVisible()
  await page.getByRole('button', { name: '2 Teile in den Warenkorb' }).click()
  await expect(page.getByText('2 Positionen sind im Warenkorb')).toBeVisible()
  await expect(requested(1)).toHaveValue('Unfug')
  await expect(requested(1)).toBeFocused()
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled()
  await page.getByRole('link', { name: /im Warenkorb/ }).click()
  await page.goBack()
  await expect(requested(1)).toHaveValue('Unfug')
  await page.getByRole('button', { name: 'Zeile 1 entfernen' }).click()
  await page.reload()
  await expect(requested(1)).toHaveValue('')
})

test('the cart adds a known number at once and asks for what a text leaves open', {
  tag: '@release',
}, async ({ page }) => {
  const { keyboard } = page
  await page.goto('/cart')
  const field = page.getByRole('combobox', { name: 'Artikelnummer oder Bezeichnung', exact: true })
  await field.focus()
  await keyboard.type('AZH-6x200 5')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Menge von Position 1, AZH-6x200')).toHaveValue('5')
  await expect(field).toBeFocused()

  await keyboard.type('DIN 1530 AH 3,2x147,25')
  await keyboard.press('Enter')
  await expect(page.getByText('Ihr Text nennt keinen Werkstoff')).toBeVisible()
  await expect(page.getByText('Enter bestätigt AZH-3.2x160-L147.25-T100')).toBeVisible()
  await expect(page.getByLabel(/^Menge von Position 2/)).toBeHidden()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Menge von Position 2, AZH-3.2x160-L147.25-T100')).toHaveValue('1')

  await keyboard.type('DIN 1530 AH 3,2x160')
  await keyboard.press('Enter')
  await expect(page.getByText('Enter bestätigt AZH-3.2x160,')).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Bestätigen' })).toBeFocused()
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Menge von Position 3, AZN-3.2x160')).toHaveValue('1')
  await expect(field).toBeFocused()

  await keyboard.type('AZH-6x200 3')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Zusammenlegen' }).click()
  await expect(page.getByLabel('Menge von Position 1, AZH-6x200')).toHaveValue('8')
})

test('40 lines pasted into the cart are 40 positions in their order', { tag: '@release' }, async ({ page }) => {
  const lines = Array.from(
    { length: 40 },
    (_, index) => `AZH-${[3, 4, 5, 6][index % 4]}x200\t${[4, 12, 2, 8, 1][index % 5]}`,
  )
  await page.goto('/cart')
  await page.getByRole('combobox', { name: 'Artikelnummer oder Bezeichnung', exact: true }).focus()
  await paste(page, lines.join('\r\n'))
  await expect(page.getByLabel('Menge, Zeile 40')).toHaveValue('1')
  await page.reload()
  await expect(page.getByLabel('Menge, Zeile 40')).toHaveValue('1')
  await page.getByRole('button', { name: '40 Teile in den Warenkorb' }).click()
  await expect(page.getByText('40 Positionen sind im Warenkorb')).toBeVisible()
  await expect(page.getByLabel('Menge von Position 2, AZH-4x200')).toHaveValue('12')
})

test('lines pasted while there is no connection are not lost without a word', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Mehrere Zeilen eingeben' }).click()
  await expect(page.getByLabel('Menge, Zeile 1', { exact: true })).toBeVisible()
  const pasteLines = async () => {
    await page.getByRole('combobox', { name: /, Zeile 1$/ }).focus()
    await paste(page, 'AZH-3x200\t4\r\nAZH-4x200\t12')
  }
  await context.setOffline(true)
  await pasteLines()
  await expect(page.getByText(/^Keine Verbindung zum Server/)).toBeVisible()
  await context.setOffline(false)
  await pasteLines()
  await expect(page.getByLabel('Menge, Zeile 2', { exact: true })).toHaveValue('12')
})
