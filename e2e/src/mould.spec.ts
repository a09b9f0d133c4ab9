import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { expect, type Page } from '@playwright/test'
import { csrfOf, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
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

  for (const [language, width, nitrided] of [
    ['de', 1440, 'nitriert, 1.2344'],
    ['en', 390, 'nitrided, 1.2344'],
  ] as const) {
    const text: Translate = (id, ...params) => translate(language, id, ...params)

    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 })

      test('is dropped, seen in 3D, and its parts are put into the cart', async ({ page, baseURL }) => {
        await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
        const buffer = await exportMould(page)
        await page.goto('/cart')
        await page.getByRole('button', { name: text('partsList.open') }).click()
        const dialog = page.getByRole('dialog')
        await dialog
          .getByLabel(text('partsList.chooseFile'))
          .setInputFiles({ name: 'Form 118.stp', mimeType: 'application/octet-stream', buffer })
        await expect(dialog.getByRole('application')).toBeVisible()
        await expect(dialog.getByLabel(text('partsList.mould.article', { row: 2 }))).toHaveValue('FSE-14x22x35')
        await expectNoFindings(page, 'the recognised parts')
        await expectNothingCut(page)

        await expect(dialog.getByRole('button', { name: text('partsList.check', { count: 1 }) })).toBeDisabled()
        await dialog.getByLabel(text('partsList.mould.materialForAll')).selectOption(nitrided)
        await expect(dialog.getByLabel(text('partsList.mould.article', { row: 1 }))).toHaveValue('AZN-6x160-L147.25')
        await dialog.getByRole('button', { name: text('partsList.check', { count: 2 }) }).click()
        await dialog.getByRole('button', { name: text('partsList.confirm'), exact: true }).click()
        await expectNothingCut(page)
        await dialog.getByRole('button', { name: text('partsList.add', { count: 2 }) }).click()
        await expect(page.getByText(text('partsList.added', { count: 2 }))).toBeVisible()
        const quantity = text('cart.table.quantityOf', { position: 1, article: 'AZN-6x160-L147.25-T100' })
        await expect(page.getByLabel(quantity)).toBeVisible()
      })
    })
  }

  test('that is no STEP file is rejected, and another file can be dropped', async ({ page }) => {
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
