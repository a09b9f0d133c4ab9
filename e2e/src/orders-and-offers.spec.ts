import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { type Browser, expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

/** A step of staff is held back for ten seconds, so that they can undo it. */
const held = { timeout: 20_000 }

interface Screen {
  language: 'de' | 'en'
  width: number
}

const screens: Screen[] = [
  { language: 'de', width: 1440 },
  { language: 'en', width: 390 },
]

async function speak(page: Page, { language }: Screen, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
}

async function asStaff(browser: Browser, baseURL: string | undefined, screen: Screen): Promise<Page> {
  const viewport = { width: screen.width, height: 844 }
  const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }), viewport })
  await signIn(page, 'staff')
  await speak(page, screen, baseURL)
  return page
}

/** Opens the newest order of a list of work. */
async function openWork(staff: Page, queue: string, number: string): Promise<void> {
  await staff.goto('/administration/orders')
  await staff.getByRole('button', { name: queue }).click()
  await staff.getByRole('link', { name: number }).click()
  await expect(staff.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
  await expectNothingCut(staff)
}

/** Reads the number of the order that was placed, once the page thanks for it. */
async function numberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[^/]+\/confirmation/)
  const [, id] = /\/order\/([^/]+)\//.exec(page.url()) ?? []
  const { orderNumber } = await (await page.request.get(`/api/order/${id}`)).json()
  return orderNumber
}

for (const screen of screens) {
  const { language, width } = screen
  const text: Translate = (id, ...params) => translate(language, id, ...params)
  const decimal = language === 'de' ? ',' : '.'
  const tag = language === 'de' ? [] : '@release'

  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 })

    test('an order is confirmed and sent, its documents are read, and it is ordered again', {
      tag,
    }, async ({ page, browser, baseURL }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      await addParts(page, [
        { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 4 },
        { articleNo: 'AZN-4x125', quantity: 2 },
      ])
      await speak(page, screen, baseURL)
      await page.goto('/cart/summary')
      await page.getByRole('button', { name: text('order.submitOrder') }).click()
      const number = await numberOf(page)

      const staff = await asStaff(browser, baseURL, screen)
      await openWork(staff, text('backOffice.queue.toConfirm'), number)
      await expectNoFindings(staff, 'an order of the back office')
      await staff.getByRole('button', { name: text('backOffice.step.confirm') }).click()
      await expect(staff.getByText(text('backOffice.held.confirm', { number }))).toBeVisible()
      const sendPart = staff.getByRole('button', { name: text('backOffice.sendPart') })
      await expect(sendPart).toBeVisible(held)
      await sendPart.click()
      const delivery = staff.getByRole('dialog')
      await expectNoFindings(staff, 'a delivery')
      await delivery.getByRole('button', { name: text('backOffice.deliver') }).click()
      await expect(delivery).toBeHidden()

      await page.goto('/orders')
      await page.getByLabel(text('order.search')).fill('3,2x160')
      await page.getByRole('link', { name: number }).click()
      for (const kind of ['OrderConfirmation', 'PackingSlip', 'Invoice'] as const)
        await expect(page.getByRole('link', { name: text(`order.documents.${kind}`) }).first()).toBeVisible()
      const invoice = page.getByRole('link', { name: new RegExp(`^${text('order.documents.Invoice')} R`) })
      const address = await invoice.getAttribute('href')
      await expect
        .poll(async () => (await page.request.get(address ?? '')).headers()['content-type'])
        .toBe('application/pdf')
      await expectNoFindings(page, 'an order with documents')
      await expectNothingCut(page)
      const [archive] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: text('order.documents.all') }).click(),
      ])
      expect(archive.suggestedFilename()).toBe(`${number}.zip`)

      await page.getByRole('button', { name: text('order.reorderPosition', { article: 'AZN-4x125' }) }).click()
      await page.getByRole('button', { name: text('order.reorderToCart'), exact: true }).click()
      const quantity = page.getByLabel(text('cart.table.quantityOf', { position: 1, article: 'AZN-4x125' }))
      await expect(quantity).toHaveValue('2')
      await expect(page.getByLabel(text('cart.table.quantityOf', { position: 2, article: '' }))).toHaveCount(0)

      await page.goto('/invoices')
      await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
      await expectNoFindings(page, 'invoices')
      await expectNothingCut(page)
    })

    test('an inquiry becomes an offer, and the offer an order', { tag: '@release' }, async ({
      page,
      browser,
      baseURL,
    }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      await addParts(page, [{ articleNo: 'AZH-6x200', quantity: 100 }])
      await speak(page, screen, baseURL)
      await page.goto('/cart/summary')
      await page.getByRole('button', { name: text('order.submitInquiry') }).click()
      const number = await numberOf(page)

      const staff = await asStaff(browser, baseURL, screen)
      await openWork(staff, text('backOffice.queue.inquiries'), number)
      await staff.getByRole('button', { name: text('backOffice.offer') }).click()
      const form = staff.getByRole('dialog')
      await form.getByLabel(text('backOffice.price')).fill(`1${decimal}11`)
      await expectNoFindings(staff, 'an offer')
      await form.getByRole('button', { name: text('backOffice.sendOffer') }).click()
      await expect(form).toBeHidden(held)

      await page.goto('/orders?type=Inquiry')
      await page.getByRole('link', { name: number }).click()
      await expect(
        page.getByRole('link', { name: new RegExp(`^${text('order.documents.Offer')} ${number}`) }),
      ).toBeVisible(held)
      await page.getByRole('button', { name: text('offer.acceptEllipsis') }).click()
      await expectNoFindings(page, 'accepting an offer')
      await expectNothingCut(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('offer.accept') })
        .click()
      await expect(page.getByText(`1${decimal}11`).first()).toBeVisible()
      await expect(page.getByText(`111${decimal}00`).first()).toBeVisible()
    })
  })
}
