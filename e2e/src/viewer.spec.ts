import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { expect, type Locator, type Page } from '@playwright/test'
import { signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

const number = 'AZH-6x200'

/** Returns what the picture shows, as a text. */
const look = async (picture: Locator) => (await picture.screenshot()).toString('base64')

/** Expects that an action changes the picture. */
async function expectChange(picture: Locator, act: () => Promise<void>): Promise<void> {
  const before = await look(picture)
  await act()
  await expect.poll(() => look(picture)).not.toBe(before)
}

/** Opens the product on which the part is chosen. */
async function openPart(page: Page, language: string, baseURL = ''): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
  await signIn(page, 'buyer')
  await page.goto(`/product/AZH?article=${number}`)
}

for (const { language, viewport, opensSheet, typed, shown } of [
  { language: 'de', viewport: { width: 1440, height: 900 }, opensSheet: false, typed: '147,25', shown: 'L 147,25' },
  { language: 'en', viewport: { width: 390, height: 844 }, opensSheet: true, typed: '147.25', shown: 'L 147.25' },
] as const) {
  const text: Translate = (id, ...params) => translate(language, id, ...params)

  test.describe(`${language}, ${viewport.width} px`, { tag: '@release' }, () => {
    test.use({ viewport })
    test.beforeEach(({ page, baseURL }) => openPart(page, language, baseURL))

    test('a designer turns a part and cuts it open with the keyboard', async ({ page }) => {
      const { keyboard } = page
      await page.getByRole('button', { name: text('shared.viewer.open') }).press('Enter')
      const dialog = page.getByRole('dialog', { name: number })
      const picture = dialog.getByRole('application', { name: text('shared.viewer.label', { name: number }) })
      await expect(dialog.getByText('L 200')).toBeVisible()
      await picture.focus()
      await expectChange(picture, () => keyboard.press('ArrowRight'))
      await expectChange(picture, () => keyboard.press('+'))
      await expectChange(picture, () =>
        dialog.getByRole('button', { name: text('shared.viewer.front') }).press('Enter'),
      )
      await expectChange(picture, () => dialog.getByLabel(text('shared.viewer.section'), { exact: true }).press(' '))
      const depth = dialog.getByRole('slider', { name: text('shared.viewer.sectionDepth') })
      await expectChange(picture, () => depth.press('PageUp'))
      await expectNoFindings(page, 'a part in 3D')
      await expectNothingCut(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoFindings(page, 'a part in 3D, dark')
      await keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    test('the body follows the length that is typed', async ({ page }) => {
      if (opensSheet) {
        const part = page.getByRole('region', { name: text('catalogue.buyBox.title') })
        await part.getByRole('button', { name: number }).click()
      }
      const trim = page.getByRole('button', { name: text('catalogue.buyBox.trim') })
      await trim.filter({ visible: true }).click()
      const dialog = page.getByRole('dialog', { name: text('catalogue.trimming.title') })
      await dialog.getByRole('button', { name: text('shared.viewer.open') }).click()
      await expect(dialog.getByText('L 200')).toBeVisible()
      const length = dialog.getByRole('textbox', { name: text('catalogue.trimming.length') })
      await length.fill(typed)
      await expect(dialog.getByText(shown)).toBeVisible()
      // The last body stays while the length is none that can be made.
      await length.fill('9999')
      await expect(dialog.getByText(shown)).toBeVisible()
      await expectNoFindings(page, 'a cut part in 3D')
      await expectNothingCut(page)
    })

    test('a browser without WebGL shows the drawing', async ({ page }) => {
      await page.evaluate(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
      await page.getByRole('button', { name: text('shared.viewer.open') }).click()
      const dialog = page.getByRole('dialog', { name: number })
      await expect(dialog.getByText(text('shared.viewer.missing'))).toBeVisible()
      await expect(dialog.getByRole('img', { name: text('shared.viewer.drawing', { number }) })).toBeVisible()
      await expect(dialog.getByRole('application')).toHaveCount(0)
      await expectNoFindings(page, 'a part where 3D is missing')
      await expectNothingCut(page)
    })
  })
}

test('a visitor sees the drawing and no button for 3D', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/product/AZH?article=${number}`)
  await expect(page.getByRole('img', { name: new RegExp(number) }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '3D-Ansicht' })).toHaveCount(0)
})
