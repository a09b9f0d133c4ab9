import { expect, type Page } from '@playwright/test'
import { csrfOf, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings } from './looks.ts'
import { test } from './shop.ts'

test.describe('a mould', { tag: '@release' }, () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'buyer')
    await emptyCart(page)
  })

  /** Returns an assembly of the shop, with names that say nothing for the ejector pins. */
  async function exportMould(page: Page): Promise<Buffer> {
    const articles = [
      { articleNo: 'AZH-6x160-L147.25-T100', quantity: 4 },
      { articleNo: 'FSE-14x22x35', quantity: 1 },
    ]
    const data = { articles, easyKatConfig: { configurator: 'other' }, configurationName: 'Form' }
    const added = await page.request.post('/api/cart/configurator', { headers: await csrfOf(page), data })
    const { cartPositions } = await added.json()
    const step = await page.request.get(`/api/cart/configurator/step/${cartPositions[0].groupId}`)
    expect(step.status(), await step.text()).toBe(200)
    await emptyCart(page)
    return Buffer.from((await step.text()).replaceAll('AZH-6x160-L147.25-T100', 'Auswerfer 7'))
  }

  test('is dropped, seen in 3D, and its parts are put into the cart', async ({ page }) => {
    const buffer = await exportMould(page)
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Stückliste importieren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Stückliste importieren' })
    await dialog
      .getByLabel('Datei wählen')
      .setInputFiles({ name: 'Form 118.stp', mimeType: 'application/octet-stream', buffer })
    await expect(dialog.getByRole('application')).toBeVisible()
    await expect(dialog.getByLabel('Artikel der Zeile 2')).toHaveValue('FSE-14x22x35')
    await expectNoFindings(page, 'the recognised parts')

    await expect(dialog.getByRole('button', { name: '1 Zeile prüfen' })).toBeDisabled()
    await dialog.getByLabel('Werkstoff für alle diese Teile').selectOption('nitriert, 1.2344')
    await expect(dialog.getByLabel('Artikel der Zeile 1')).toHaveValue('AZN-6x160-L147.25')
    await dialog.getByRole('button', { name: '2 Zeilen prüfen' }).click()
    await dialog.getByRole('button', { name: 'Bestätigen', exact: true }).click()
    await dialog.getByRole('button', { name: '2 Positionen hinzufügen' }).click()
    await expect(page.getByText('2 Positionen sind im Warenkorb')).toBeVisible()
    await expect(page.getByLabel('Menge von Position 1, AZN-6x160-L147.25-T100')).toBeVisible()
  })

  test('that is no STEP file is rejected, and another file can be dropped', { tag: '@release' }, async ({ page }) => {
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Stückliste importieren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Stückliste importieren' })
    const drop = (name: string, text: string) =>
      dialog.getByLabel('Datei wählen').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await drop('Form.step', 'no mould')
    await expect(dialog.getByText('Das ist keine STEP-Datei.')).toBeVisible()
    await drop('liste.csv', 'Artikelnummer;Menge\nAZH-6x200;5\n')
    await expect(dialog.getByText('1 Zeile nennt ein Teil')).toBeVisible()
  })
})
