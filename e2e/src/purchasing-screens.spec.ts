import { expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

const list = 'Pos;Menge;Bezeichnung\n1;12 Stk.;DIN 1530 AH WS 3,2x160\n2;4;DIN 1530 AH 6x200\n3;1;Distanzring 40\n'

const words = {
  de: {
    cart: 'Warenkorb',
    carts: 'Warenkörbe',
    add: 'Teile hinzufügen',
    import: 'Stückliste importieren',
    check: /prüfen$/,
  },
  en: { cart: 'Shopping cart', carts: 'Carts', add: 'Add parts', import: 'Import parts list', check: /^Check/ },
}

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'de', width: 390 },
] as const) {
  // `accessibility.spec.ts` and `phone.spec.ts` open each of these screens, so they are repeated before a release.
  const tag = '@release'

  test.describe(`what a purchaser works with, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 })

    test('is accessible and fully visible', { tag }, async ({ page, baseURL }) => {
      const { cart, carts, add, import: importList, check } = words[language]
      await signIn(page, 'buyer')
      await emptyCart(page)
      await addParts(page, [
        { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 12 },
        ...Array.from({ length: 19 }, (_, at) => ({ articleNo: 'AZN-4x125', quantity: at + 1 })),
      ])
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])

      await open(page, '/carts', carts)
      for (const path of [
        '/projects',
        '/favorites',
        '/own-numbers',
        '/own-numbers/remembered',
        '/part-notes',
        '/dashboard',
        '/cart/summary',
      ])
        await open(page, path)
      await open(page, '/cart', cart)
      await page.getByRole('button', { name: add, exact: true }).first().click()
      await expectNoFindings(page, 'adding to a long cart')
      await page.getByRole('button', { name: importList }).click()
      const dialog = page.getByRole('dialog')
      const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
      await dialog.locator('input[type=file]').setInputFiles(file)
      await dialog.getByRole('button', { name: check }).click()
      await expect(dialog.getByText('AZH-3.2x160').first()).toBeVisible()
      await expectNoFindings(page, 'the result of a parts list')
      await expectNothingCut(page)
    })
  })
}

async function open(page: Page, path: string, title?: string): Promise<void> {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await (title === undefined ? expect(heading).toBeVisible() : expect(heading).toContainText(title))
  await page.waitForLoadState('networkidle')
  await expectNoFindings(page, path)
  await expectNothingCut(page)
}
