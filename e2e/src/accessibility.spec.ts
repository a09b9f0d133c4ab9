import { expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings } from './looks.ts'
import { test } from './shop.ts'

const open = [
  '/',
  '/category/ejection',
  '/search?q=DIN%201530%20A%203,2x160',
  '/search?view=dimensions&filters=diameter:3.2;length:100',
  '/compare?products=AZH,AZN-TIN,AZS-DLC&filters=diameter:3.2;length:160',
  '/product/ASN?article=ASN-1.4x2x80x40&length=60.25&tolerance=T50',
  '/assistant?length=147.25&picks=AZH-6x160-L147.25:4',
]

/** What differs from another page by its contents. */
const similar = [
  '/search?q=Auswerferstift',
  '/search?q=gibtesnicht',
  '/product/AZH',
  '/product/ZRU?view=list',
  '/assistant?type=corePin&material=C&coating=TIN&temperature=450',
  '/product/NOPE',
  '/nothing/here',
]

const beforeSigningIn = [
  '/login',
  '/register',
  '/register/pending',
  '/register/confirm?token=used',
  '/password/forgot',
  '/password/choose?token=used&email=anna@example.com',
  '/newsletter',
  '/newsletter/confirm?token=used',
  '/newsletter/unsubscribe?token=used',
  '/info/terms',
  '/info/privacy',
  '/info/imprint',
  '/help',
  '/help/trim',
  '/news',
]

const others = [
  '/carts',
  '/projects',
  '/favorites',
  '/own-numbers',
  '/own-numbers/remembered',
  '/part-notes',
  '/cad',
  '/configurator',
  '/dashboard',
  '/invoices',
]

const account = ['/account', '/account/security', '/account/addresses', '/account/contact']
const company = [
  '/company',
  '/company/punchout',
  '/company/users',
  '/company/users/new',
  '/company/registrations',
  '/company/audit',
]
const administration = [
  '/administration',
  '/administration/users',
  '/administration/users/new',
  '/administration/companies',
  '/administration/companies/new',
  '/administration/registrations',
  '/administration/pages',
  '/administration/pages/terms',
  '/administration/showcases',
  '/administration/slides',
  '/administration/news',
  '/administration/news/new',
  '/administration/newsletters',
  '/administration/newsletters/new',
  '/administration/maintenance',
  '/administration/contacts',
  '/administration/statistics',
  '/administration/mails',
  '/administration/orders',
  '/administration/seller',
  '/administration/audit',
  '/administration/imports',
  '/administration/synonyms',
]

for (const scheme of ['light', 'dark'] as const) {
  // A dark page differs in its colours alone, so a sample runs each time and the rest before a release.
  const tag = scheme === 'dark' ? '@release' : []

  test.describe(scheme, () => {
    test.use({ colorScheme: scheme })

    test('pages for everybody', { tag }, async ({ page }) => {
      for (const path of open) await expectAccessible(page, path)
    })

    test('pages that are similar', { tag: '@release' }, async ({ page }) => {
      for (const path of similar) await expectAccessible(page, path)
    })

    test('pages before signing in', { tag: '@release' }, async ({ page }) => {
      for (const path of beforeSigningIn) await expectAccessible(page, path)
    })

    test('pages of a buyer', { tag }, async ({ page }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      await expectAccessible(page, '/cart')
      await addParts(page, [{ articleNo: 'AZH-6x200', quantity: 1 }])
      for (const path of ['/cart', '/cart/delivery', '/cart/summary']) await expectAccessible(page, path)
    })

    test('more pages of a buyer', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      for (const path of [...others, '/orders']) await expectAccessible(page, path)
      await page
        .getByRole('link', { name: /^2\d{5}$/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/order\//)
      await expectAccessible(page, new URL(page.url()).pathname)
      await addParts(page, [{ articleNo: 'AZH-6x200', quantity: 1 }])
      await page.goto('/cart/summary')
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      await expect(page).toHaveURL(/\/confirmation/)
      await expectAccessible(page, new URL(page.url()).pathname)
    })

    test('the account, the company and their users', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'admin')
      for (const path of [...account, ...company]) await expectAccessible(page, path)
      await page.goto('/company/users')
      await page.getByRole('link', { name: 'Dirk Zeichner' }).click()
      await expect(page.getByRole('button', { name: 'Sperren' })).toBeVisible()
      await expectNoFindings(page, 'a user')
      await page.goto('/account/addresses')
      await page.getByRole('button', { name: 'Neue Lieferadresse' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page, 'a new address')
    })

    test('the administration', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'staff')
      for (const path of administration) await expectAccessible(page, path)
    })

    test('the form of a registration', { tag }, async ({ page }) => {
      await page.goto('/register')
      await page.getByText('Meine Firma ist neu hier').click()
      await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
      await expect(page.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
      await expectNoFindings(page, 'registration')
    })

    test('the trimming dialog', { tag }, async ({ page }) => {
      await signIn(page, 'buyer')
      await page.goto('/product/AZH?article=AZH-3.2x160')
      await page.getByRole('button', { name: 'Auf Länge kürzen…' }).click()
      await expect(page.getByRole('radio').first()).toBeVisible()
      await expectNoFindings(page, 'trimming')
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

      test('the filters, the catalogue and the product', { tag: '@release' }, async ({ page }) => {
        await expectAccessible(page, '/product/ASN?article=ASN-1.4x2x80x40')
        await expectAccessible(page, '/assistant?type=flatEjectorPin&picks=AFH-0.8x3.5x63x32:4')
        await page.goto('/search?q=Auswerferstift')
        await page.getByRole('button', { name: 'Filter' }).click()
        await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
        await expectNoFindings(page, 'filters')
        await page.goto('/')
        await page.getByRole('button', { name: 'Katalog' }).click()
        await expect(
          page
            .getByRole('dialog')
            .getByRole('link', { name: /Auswerferstifte/ })
            .first(),
        ).toBeVisible()
        await expectNoFindings(page, 'catalogue')
      })
    })
  })
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Diese Seite ist fehlgeschlagen'), path).toHaveCount(0)
  await expectNoFindings(page, path)
}
