import { expect } from '@playwright/test'
import { emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

/** A step across the tip in the text form of DXF. */
const step = [
  ...['0', 'SECTION', '2', 'HEADER', '9', '$INSUNITS', '70', '4', '0', 'ENDSEC', '0', 'SECTION', '2', 'ENTITIES'],
  ...['0', 'LWPOLYLINE', '90', '4', '70', '0'],
  ...['10', '8', '20', '0', '10', '8', '20', '3', '10', '10', '20', '3', '10', '10', '20', '6'],
  ...['0', 'ENDSEC', '0', 'EOF', ''],
].join('\n')

for (const [screen, viewport, opensSheet] of [
  ['a wide screen', { width: 1440, height: 900 }, false],
  ['a phone', { width: 390, height: 844 }, true],
] as const) {
  test.describe(screen, { tag: '@release' }, () => {
    test.use({ viewport })

    test('a pin gets the contour of a drawing at its tip and is ordered', async ({ page }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      await page.goto('/product/AZH?article=AZH-6x200')
      if (opensSheet) {
        const part = page.getByRole('region', { name: 'Gewähltes Teil' })
        await part.getByRole('button', { name: /AZH-6x200/ }).click()
      }
      await page.getByRole('button', { name: 'Kopf, Spitze, Gravur …' }).filter({ visible: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Flächen am Kopf' }).selectOption('eine Fläche')
      await dialog.getByRole('combobox', { name: 'Form der Spitze' }).selectOption('nach Kontur (DXF)')
      await expect(dialog.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled()
      const drawing = { name: 'tip.dxf', mimeType: 'application/dxf', buffer: Buffer.from(step) }
      await dialog.getByLabel(/^DXF-Zeichnung wählen/).setInputFiles(drawing)
      await expect(dialog.getByRole('img', { name: 'Spitze von der Seite' })).toBeVisible()
      const number = 'AZH-6x200-R1F3-TPX2Y0X2Y3X0Y3X0Y6'
      await expect(dialog.getByText(number)).toBeVisible()
      await expectNoFindings(page, 'the dialog')
      await expectNothingCut(page)
      await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(page.getByText(`1 × ${number} im Warenkorb`)).toBeVisible()

      await page.goto('/cart')
      await expect(page.getByText('Spitze nach Kontur X2Y0X2Y3X0Y3X0Y6')).toBeVisible()
      await expectNothingCut(page)
      const goOn = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).last().click()
      await goOn(/^(Adresse und Lieferung|Weiter)$/)
      await expect(page.getByRole('radio', { name: /^Lieferung/ })).toBeChecked()
      await goOn(/Bestellübersicht|Weiter/)
      await page
        .getByRole('button', { name: /bestellen/i })
        .filter({ visible: true })
        .last()
        .click()
      await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihr Auftrag ist eingegangen' })).toBeVisible()
      const order =
        (await page
          .getByText(/^2\d{5}$/)
          .first()
          .textContent()) ?? ''
      await page.goto('/orders')
      await page.getByRole('link', { name: order, exact: true }).click()
      await expect(page.getByText(number, { exact: true }).filter({ visible: true })).toBeVisible()
      await expectNothingCut(page)
    })
  })
}
