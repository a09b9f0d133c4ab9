import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { test } from './shop.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
})

interface Position {
  articleNo: string
  quantity: number
  commission: string | null
}

/** Returns what the server has saved. The page saves in the background, so the caller polls. */
async function readPositions(page: Page): Promise<Position[]> {
  return (await (await page.request.get('/api/cart/default')).json()).cartPositions
}

const quantityOf = (page: Page, position: number) => page.getByLabel(new RegExp(`^Menge von Position ${position},`))

test('two tabs with one cart keep the changes of each other', async ({ page, context }) => {
  await addParts(page, [
    { articleNo: 'AZH-6x200', quantity: 1 },
    { articleNo: 'AZH-3.2x160', quantity: 2 },
  ])
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  await quantityOf(page, 1).fill('7')
  await quantityOf(other, 2).fill('9')
  await quantityOf(page, 1).press('Tab')
  await quantityOf(other, 2).press('Tab')
  await expect.poll(async () => (await readPositions(page)).map(({ quantity }) => quantity)).toEqual([7, 9])
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(quantityOf(tab, 1)).toHaveValue('7')
    await expect(quantityOf(tab, 2)).toHaveValue('9')
  }
})

test('all of three hundred positions are shown, and the last one can be changed', { tag: '@release' }, async ({
  page,
}) => {
  const sizes = ['6x200', '3.2x160', '4x125']
  await addParts(
    page,
    Array.from({ length: 300 }, (_, index) => ({
      articleNo: `AZH-${sizes[index % sizes.length]}`,
      quantity: (index % 9) + 1,
    })),
  )
  await page.goto('/cart')
  await expect(quantityOf(page, 1)).toHaveValue('1')
  await page.keyboard.press('End')
  await expect(quantityOf(page, 300)).toBeVisible()
  await quantityOf(page, 300).fill('42')
  await quantityOf(page, 300).press('Tab')
  await expect.poll(async () => (await readPositions(page)).at(-1)?.quantity).toBe(42)
})

test('a changed cut keeps the place, quantity and commission of its position', async ({ page }) => {
  await addParts(page, [
    { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 12 },
    { articleNo: 'AZH-6x200', quantity: 5 },
  ])
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Referenzen und Kommentar zu Position 1,/ }).click()
  await page.getByLabel('Kommission').fill('W-4711')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Kommission W-4711')).toBeVisible()

  const changing = page.getByRole('button', { name: 'Länge ändern, Position 1' })
  await changing.click()
  const dialog = page.getByRole('dialog', { name: 'Auf Länge kürzen' })
  await expect(dialog.getByRole('textbox', { name: 'Länge' })).toHaveValue('147,25')
  await expect(dialog.getByRole('radio', { name: /\+0,05\/0/ })).toBeChecked()
  await expect(dialog.getByRole('textbox', { name: 'Menge' })).toHaveValue('12')
  await dialog.getByRole('textbox', { name: 'Länge' }).fill('120')
  await dialog.getByRole('button', { name: 'Position ändern' }).click()
  await expect(dialog).toBeHidden()

  await expect(page.getByLabel('Menge von Position 1, AZH-3.2x160-L120-T50')).toHaveValue('12')
  await expect(changing).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Menge von Position 1, AZH-3.2x160-L120-T50')).toHaveValue('12')
  await expect(page.getByText('Kommission W-4711')).toBeVisible()
  await expect(quantityOf(page, 2)).toHaveValue('5')
  await expect(quantityOf(page, 3)).toHaveCount(0)
})

test('an invalid quantity stays in its field with an error and prevents the order', { tag: '@release' }, async ({
  page,
}) => {
  await addParts(page, [
    { articleNo: 'AZH-6x200', quantity: 5 },
    { articleNo: 'AZH-3.2x160', quantity: 2 },
  ])
  await page.goto('/cart')
  await quantityOf(page, 2).fill('1,5')
  const nextStep = page.getByRole('link', { name: 'Adresse und Lieferung' })
  await nextStep.click()
  await expect(page.getByText('Bitte berichtigen Sie zuerst die Menge von Position 2.')).toBeVisible()
  await expect(quantityOf(page, 2)).toBeFocused()
  await expect(page).toHaveURL(/\/cart$/)

  await page.getByRole('link', { name: 'Aufträge' }).first().click()
  await expect(page).toHaveURL(/\/orders/)
  await page.getByRole('button', { name: 'Zum Warenkorb' }).click()
  await expect(quantityOf(page, 2)).toHaveValue('1,5')
  await quantityOf(page, 2).fill('3')
  await quantityOf(page, 2).press('Shift+Enter')
  await expect(quantityOf(page, 1)).toBeFocused()
  await nextStep.click()
  await expect(page).toHaveURL(/\/cart\/delivery/)
  // The next step does not wait for a saved quantity; only the order does.
  await expect.poll(async () => (await readPositions(page)).map(({ quantity }) => quantity)).toEqual([5, 3])
})

test('positions found in a long cart get a commission together, and the others keep theirs', {
  tag: '@release',
}, async ({ page }) => {
  const sizes = ['6x200', '3.2x160', '4x125']
  await addParts(
    page,
    Array.from({ length: 24 }, (_, index) => ({ articleNo: `AZH-${sizes[index % sizes.length]}`, quantity: 1 })),
  )
  await page.goto('/cart')
  await page.getByLabel('Im Warenkorb suchen').fill('3,2x160')
  await expect(page.getByRole('heading', { name: '8 von 24 Positionen' })).toBeVisible()
  await page.getByRole('table').getByLabel('Alle Positionen auswählen').check()
  await page.getByRole('button', { name: 'Referenzen setzen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Referenzen von 8 Positionen' })
  await dialog.getByLabel('Kommission').fill('W-4711')
  await dialog.getByRole('button', { name: 'Setzen', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Alle zeigen' }).click()
  await expect(page.getByRole('heading', { name: '24 Positionen', exact: true })).toBeVisible()
  await expect
    .poll(async () => (await readPositions(page)).filter(({ commission }) => commission === 'W-4711'))
    .toEqual(Array(8).fill(expect.objectContaining({ articleNo: 'AZH-3.2x160' })))
})

test('a cart is saved as a file and loaded as another cart with its cuts', { tag: '@release' }, async ({ page }) => {
  await addParts(page, [
    { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 3 },
    { articleNo: 'AZH-6x200', quantity: 5 },
  ])
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Warenkorb-Datei speichern' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.normwerk$/)
  const content = await readFile(await file.path(), 'utf8')
  expect(content).not.toMatch(/price|preis/i)

  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Aus Datei laden …' }).click()
  // The browser stores the loaded file under another name.
  const named = { name: file.suggestedFilename(), mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
  await (await choosing).setFiles(named)
  await expect(page).toHaveURL(/\/cart\?cart=/)
  await expect(page.getByLabel('Menge von Position 1, AZH-3.2x160-L147.25-T50')).toHaveValue('3')
  await expect(page.getByLabel('Menge von Position 2, AZH-6x200')).toHaveValue('5')
})

test('a project shows its ordered parts', { tag: '@release' }, async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Neues Projekt' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nummer').fill('W-4711')
  await dialog.getByLabel('Bezeichnung').fill('Deckel, zweifach')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()

  await addParts(page, [{ articleNo: 'AZH-6x200', quantity: 12 }])
  await page.goto('/cart')
  await page.getByLabel('Projekt').selectOption({ label: 'W-4711 · Deckel, zweifach' })
  await expect
    .poll(async () => (await (await page.request.get('/api/cart/default')).json()).project?.number)
    .toBe('W-4711')
  await page.goto('/cart/summary')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/\/confirmation/)

  await page.goto('/projects')
  await page.getByRole('link', { name: /W-4711/ }).click()
  const ordered = page.getByRole('table', { name: 'Bisher bestellt' })
  await expect(ordered.getByText('AZH-6x200')).toBeVisible()
  await expect(ordered.getByText('12', { exact: true })).toBeVisible()
})

test('a designer hands a cart over, and the buyer sees the sender and orders it', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  await addParts(page, [{ articleNo: 'AZH-4x125', quantity: 1 }])
  const context = await browser.newContext()
  const designer = await context.newPage()
  await signIn(designer, 'designer')
  await emptyCart(designer)
  await addParts(designer, [{ articleNo: 'AZH-6x200', quantity: 8 }])
  await designer.goto('/cart')
  await designer.getByRole('button', { name: 'Zum Bestellen übergeben' }).first().click()
  const dialog = designer.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Berta Einkauf' }).check()
  await dialog.getByLabel('Nachricht').fill('Bitte bis Freitag, für Form 118.')
  await dialog.getByRole('button', { name: 'Übergeben' }).click()
  await expect(designer.getByText('Warenkorb von Berta Einkauf')).toBeVisible()
  await context.close()

  await page.goto('/dashboard')
  await expect(page.getByText('1 Warenkorb wartet auf Ihre Bestellung')).toBeVisible()
  await page.goto('/carts')
  const row = page.getByRole('row', { name: /von Dirk Zeichner übergeben/ })
  await row.getByRole('link').first().click()
  await expect(page.getByText('Von Dirk Zeichner zum Bestellen übergeben')).toBeVisible()
  await expect(page.getByText('Bitte bis Freitag, für Form 118.')).toBeVisible()

  await page.getByRole('button', { name: 'Prüfen und bestellen' }).first().click()
  await expect(page).toHaveURL(/\/cart\/delivery/)
  await page.goto('/cart/summary')
  await expect(page.getByText('AZH-6x200')).toBeVisible()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/\/confirmation/)

  // The positions of the buyer's own cart are now in a saved cart.
  await page.goto('/carts')
  await expect(page.getByText('von Dirk Zeichner übergeben')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Warenkorb .* 1 / }).first()).toBeVisible()
})
