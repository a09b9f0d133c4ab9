import { languageCodes, locales, textLanguage } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { familyOf } from '@normwerk/parts/families/families'
import { expect } from '@playwright/test'
import { addParts, emptyCart, searchField, signIn } from './buyer.ts'
import { expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

const article = 'AZH-3.2x160'
const name = familyOf('AZ').name

for (const code of languageCodes) {
  test(`a part is found by its name, put into the cart and ordered, ${code}`, { tag: '@release' }, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, 'buyer')
    await emptyCart(page)
    await page.context().addCookies([{ name: 'language', value: code, url: baseURL ?? '' }])

    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', locales[code])
    const spoken = name[textLanguage(code)] ?? name.en
    await searchField(page).fill(spoken)
    await searchField(page).press('Enter')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(spoken, 'i') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(spoken, 'i'))

    await page.goto(`/product/AZH?article=${article}`)
    await page
      .getByRole('button', { name: translate(code, 'shared.addToCart'), exact: true })
      .first()
      .click()
    await expect(page.getByText(translate(code, 'cart.added', { count: 1, article }))).toBeVisible()

    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: translate(code, 'cart.title') })).toBeVisible()
    await expect(page.getByLabel(translate(code, 'cart.table.quantityOf', { position: 1, article }))).toHaveValue('1')
    const { totalPriceGross } = await (await page.request.get('/api/cart/default')).json()
    const euros = new Intl.NumberFormat(locales[code], {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
    })
    await expect(page.getByText(euros.format(totalPriceGross)).first()).toBeVisible()
    await page
      .getByRole('link', { name: translate(code, 'cart.page.toDelivery') })
      .last()
      .click()
    await page.getByRole('link', { name: translate(code, 'checkout.toSummary') }).click()
    await page.getByRole('button', { name: translate(code, 'order.submitOrder') }).click()
    await expect(page.getByRole('heading', { name: translate(code, 'order.thanksOrder') })).toBeVisible()
  })
}

const screens = [
  ...['/', '/search?q=AZH', '/product/AZH', '/cart', '/cart/delivery', '/cart/summary', '/orders', '/invoices'],
  ...[
    '/cad',
    '/dashboard',
    '/carts',
    '/projects',
    '/favorites',
    '/own-numbers',
    '/part-notes',
    '/account',
    '/account/security',
  ],
  ...['/company', '/company/users', '/company/punchout'],
]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const code of languageCodes) {
    test(`no screen is wider than the phone, ${code}`, { tag: '@release' }, async ({ page, baseURL }) => {
      await signIn(page, 'admin')
      await emptyCart(page)
      await addParts(page, [{ articleNo: 'AZH-3.2x160-L147.25-T50-C31', quantity: 4 }])
      await page.context().addCookies([{ name: 'language', value: code, url: baseURL ?? '' }])
      for (const path of screens) {
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNothingCut(page)
        })
      }
    })
  }
})
