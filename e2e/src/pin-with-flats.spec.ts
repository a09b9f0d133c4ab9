import { expect, type Page } from '@playwright/test'
import { emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

for (const [screen, viewport, opensSheet] of [
  ['a wide screen', { width: 1440, height: 900 }, false],
  ['a phone', { width: 390, height: 844 }, true],
] as const) {
  const tag = opensSheet ? '@release' : []

  test.describe(screen, { tag }, () => {
    test.use({ viewport })

    test('a pin gets flats on its head without a cut, and other flats in the cart', { tag: '@release' }, async ({
      page,
    }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      await page.goto('/product/AZH?article=AZH-6x200')
      if (opensSheet) await openSheet(page)
      await page.getByRole('button', { name: 'Flächen am Kopf …' }).filter({ visible: true }).click()
      const dialog = page.getByRole('dialog', { name: /^(Auf Länge kürzen|Sonderbearbeitung)$/ })
      await expect(dialog.getByText('AZH-6x200-R1F3')).toBeVisible()
      await dialog.getByRole('combobox', { name: 'Flächen am Kopf' }).selectOption('zwei Flächen unter 90°')
      await dialog.getByRole('textbox', { name: 'Abstand von der Mitte' }).fill('7')
      await expect(
        dialog.getByText('Der Abstand von der Mitte muss mindestens 3 mm und kleiner als 6 mm sein.'),
      ).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled()
      await dialog.getByRole('textbox', { name: 'Abstand von der Mitte' }).fill('3,5')
      await expect(dialog.getByText('AZH-6x200-R2QF3.5')).toBeVisible()
      await expectNoFindings(page, 'the dialog')
      await expectNothingCut(page)
      await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(page.getByText('1 × AZH-6x200-R2QF3.5 im Warenkorb')).toBeVisible()

      await page.goto('/cart')
      await expect(page.getByText(/^Zwei Flächen am Kopf unter 90°, 3,5\smm von der Mitte$/)).toBeVisible()
      await page.getByRole('button', { name: 'Flächen ändern, Position 1' }).filter({ visible: true }).first().click()
      await expect(dialog.getByRole('combobox', { name: 'Flächen am Kopf' })).toHaveValue('R2Q')
      await dialog.getByRole('combobox', { name: 'Flächen am Kopf' }).selectOption('keine')
      await dialog.getByRole('checkbox', { name: 'Auf Länge kürzen' }).check()
      await dialog.getByRole('textbox', { name: 'Länge' }).fill('150')
      await dialog.getByRole('button', { name: 'Position ändern' }).click()
      await expect(page.getByText('AZH-6x200-L150-T100', { exact: true })).toBeVisible()
      await expectNothingCut(page)
    })

    test('a pin with flats keeps them when it is cut, too', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'buyer')
      await page.goto('/product/AZH?article=AZH-6x200&flats=R1F3')
      if (opensSheet) await openSheet(page)
      await page.getByRole('button', { name: 'Auf Länge kürzen …' }).filter({ visible: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Auf Länge kürzen' })
      await dialog.getByRole('textbox', { name: 'Länge' }).fill('150')
      await expect(dialog.getByText('AZH-6x200-L150-T100-R1F3')).toBeVisible()
    })
  })
}

/** Opens the options of the chosen part, which a phone shows as a bar. */
async function openSheet(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Gewähltes Teil' })
    .getByRole('button', { name: /AZH-6x200/ })
    .click()
}
