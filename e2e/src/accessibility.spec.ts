import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { addParts, csrfOf, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings } from './looks.ts'
import {
  account,
  administration,
  beforeSigningIn,
  choosing,
  company,
  type Entry,
  entries,
  open,
  ordering,
  others,
  publishing,
  similar,
} from './screens.ts'
import { test } from './shop.ts'

test('every screen of the shop is among those that are tried here', () => {
  const folder = new URL('../../apps/web/src/routes/', import.meta.url).pathname
  const routes = globSync(`${folder}**/*-routes.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, route]) => route ?? ''),
  )
  const tried = [
    ...[...open, ...choosing, ...similar, ...beforeSigningIn, ...ordering, ...others, ...account, ...company],
    ...[...administration, ...publishing],
    ...Object.values(entries).flatMap((those) => those.map(([, route]) => route)),
  ].map((path) => path.replace(/\?.*/, ''))
  // What creates an entry is another screen than an entry.
  const isTried = (route: string) =>
    tried.some((path) => RegExp(`^${route.replace(/\$\w+/, '(?!new$)[^/]+')}$`).test(path))
  expect(routes).toContain('/search')
  expect(routes.filter((route) => !isTried(route))).toEqual([])
})

for (const scheme of ['light', 'dark'] as const) {
  // A dark page differs in its colours alone, so a sample runs each time and the rest before a release.
  const tag = scheme === 'dark' ? '@release' : []

  test.describe(scheme, () => {
    test.use({ colorScheme: scheme })

    test('pages for everybody', { tag }, async ({ page }) => {
      for (const path of open) await expectAccessible(page, path)
    })

    test('pages for choosing between parts', { tag: '@release' }, async ({ page }) => {
      for (const path of choosing) await expectAccessible(page, path)
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
      for (const path of ordering) await expectAccessible(page, path)
    })

    test('more pages of a buyer', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      await add(page, '/api/project', { number: 'W-2231', name: 'Gehäuse' })
      for (const path of others) await expectAccessible(page, path)
      for (const entry of entries.buyer) await expectFirstAccessible(page, entry)
    })

    test('the account, the company and their users', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'admin')
      for (const path of [...account, ...company]) await expectAccessible(page, path)
      for (const entry of entries.company) await expectFirstAccessible(page, entry)
      await page.goto('/account/addresses')
      await page.getByRole('button', { name: 'Neue Lieferadresse' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page, 'a new address')
    })

    test('the administration', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'staff')
      for (const path of administration) await expectAccessible(page, path)
    })

    test('what staff write for visitors', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'staff')
      for (const path of publishing) await expectAccessible(page, path)
    })

    test('an entry of each list of the administration', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'staff')
      const texts = { de: { title: 'Neue Hülsen', text: 'Ab Lager.' } }
      await add(page, '/api/normwerk/news', { isHidden: false, texts })
      await add(page, '/api/global-admin/newsletter', { texts })
      for (const entry of entries.staff) await expectFirstAccessible(page, entry)
    })

    test('the form of a registration', { tag }, async ({ page }) => {
      await page.goto('/register')
      await page.getByText('Meine Firma ist neu hier').click()
      await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
      await expect(page.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
      await expectNoFindings(page, 'registration')
    })

    test('the trimming dialog', { tag: '@release' }, async ({ page }) => {
      await signIn(page, 'buyer')
      await page.goto('/product/AZH?article=AZH-3.2x160')
      await page.getByRole('button', { name: 'Auf Länge kürzen …' }).click()
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
  await expect(page.getByText('Diese Seite konnte nicht angezeigt werden'), path).toHaveCount(0)
  await expectNoFindings(page, path)
}

async function expectFirstAccessible(page: Page, [list, route]: Entry): Promise<void> {
  const [before = '', after = ''] = route.split('$id')
  await page.goto(list)
  const address = await page.locator(`main a[href^="${before}"]:not([href$="/new"])`).first().getAttribute('href')
  await expectAccessible(page, before + (address ?? '').slice(before.length) + after)
}

/** Adds what a screen shows by a call of the page. */
async function add(page: Page, call: string, data: object): Promise<void> {
  const answer = await page.request.post(call, { headers: await csrfOf(page), data })
  expect(answer.status(), await answer.text()).toBe(200)
}
