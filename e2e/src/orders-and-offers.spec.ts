import { type Browser, expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

/** A step of staff is held back for ten seconds, so that they can undo it. */
const held = { timeout: 20_000 }

async function asStaff(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'de-DE' })
  const page = await context.newPage()
  await signIn(page, 'staff')
  return page
}

/** Opens the newest order of a list of work. */
async function openWork(staff: Page, queue: RegExp, number: string): Promise<void> {
  await staff.goto('/administration/orders')
  await staff.getByRole('button', { name: queue }).click()
  await staff.getByRole('link', { name: number }).click()
  await expect(staff.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
}

/** Reads the number of the order that was placed, once the page thanks for it. */
async function numberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[^/]+\/confirmation/)
  const [, id] = /\/order\/([^/]+)\//.exec(page.url()) ?? []
  const { orderNumber } = await (await page.request.get(`/api/order/${id}`)).json()
  return orderNumber
}

test('an order is confirmed and sent, its documents are read, and it is ordered again', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await addParts(page, [
    { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 4 },
    { articleNo: 'AZN-4x125', quantity: 2 },
  ])
  await page.goto('/cart/summary')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  const number = await numberOf(page)

  const staff = await asStaff(browser, baseURL)
  await openWork(staff, /Zu bestätigen/, number)
  await expectNoFindings(staff, 'an order of the back office')
  await staff.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(staff.getByText(`${number} wird bestätigt`)).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Teillieferung …' })).toBeVisible(held)
  await staff.getByRole('button', { name: 'Teillieferung …' }).click()
  const delivery = staff.getByRole('dialog')
  await expectNoFindings(staff, 'a delivery')
  await delivery.getByRole('button', { name: 'Lieferung buchen' }).click()
  await expect(delivery).toBeHidden()

  await page.goto('/orders')
  await page.getByLabel('Bestellungen durchsuchen').fill('3,2x160')
  await page.getByRole('link', { name: number }).click()
  for (const name of [/Auftragsbestätigung/, /Lieferschein/, /^Rechnung R/])
    await expect(page.getByRole('link', { name })).toBeVisible()
  const invoice = await page.getByRole('link', { name: /^Rechnung R/ }).getAttribute('href')
  await expect
    .poll(async () => (await page.request.get(invoice ?? '')).headers()['content-type'])
    .toBe('application/pdf')
  await expectNoFindings(page, 'an order with documents')
  await expectNothingCut(page)
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Alle als ZIP' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe(`${number}.zip`)

  await page.getByRole('button', { name: 'AZN-4x125 erneut in den Warenkorb' }).click()
  await page.getByRole('button', { name: 'Zum Warenkorb' }).click()
  await expect(page.getByLabel(/Menge von Position 1/)).toHaveValue('2')
  await expect(page.getByLabel(/Menge von Position/)).toHaveCount(1)

  await page.goto('/invoices')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
  await expectNoFindings(page, 'invoices')
})

test.describe('on a phone, in English', { tag: '@release' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' })

  test('an inquiry becomes an offer, and the offer an order', async ({ page, browser, baseURL }) => {
    await signIn(page, 'buyer')
    await emptyCart(page)
    await addParts(page, [{ articleNo: 'AZH-6x200', quantity: 100 }])
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    await page.goto('/cart/summary')
    await page.getByRole('button', { name: /inquiry/i }).click()
    const number = await numberOf(page)

    const staff = await asStaff(browser, baseURL)
    await openWork(staff, /Anfragen/, number)
    await staff.getByRole('button', { name: 'Angebot machen …' }).click()
    const form = staff.getByRole('dialog')
    await form.getByLabel(/Preis je Stück/).fill('1,11')
    await expectNoFindings(staff, 'an offer')
    await form.getByRole('button', { name: 'Angebot senden' }).click()
    await expect(form).toBeHidden(held)

    await page.goto('/orders?type=Inquiry')
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('link', { name: new RegExp(`^Offer ${number}`) })).toBeVisible(held)
    await page.getByRole('button', { name: /^Accept the offer/ }).click()
    await expectNoFindings(page, 'accepting an offer')
    await expectNothingCut(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Order/ })
      .click()
    await expect(page.getByText('1.11').first()).toBeVisible()
    await expect(page.getByText('111.00').first()).toBeVisible()
  })
})
