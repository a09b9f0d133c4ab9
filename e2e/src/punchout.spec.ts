import { type Browser, expect, type Frame, type Page } from '@playwright/test'
import { password } from './buyer.ts'
import { startHttpsShop } from './https-shop.ts'
import { type Item, type PurchasingSystem, readCart, readFormPage, startPurchasingSystem } from './purchasing-system.ts'
import { type Shop, test } from './shop.ts'

test.use({ ignoreHTTPSErrors: true, viewport: { width: 1300, height: 950 } })

const trimmedPin = 'AZH-3.2x160-L147.25-T50'
const group = [
  { articleNo: 'AZH-6x200', quantity: 4 },
  { articleNo: 'AZH-3.2x160', quantity: 2, changedLength: 99.5 },
]

test('a buyer shops in a frame of their purchasing system, transfers, and orders again from the text alone', {
  tag: '@release',
}, async ({ page, browser, shop: demo }) => {
  expect(demo.address).not.toBe('')
  const shop = await startHttpsShop('punchout')
  const system = await startPurchasingSystem()
  const credentials = await connect(page, shop, system)

  const first = await enter(browser, shop, system, credentials)
  await addParts(first.catalogue)
  await transfer(first.catalogue)
  await expect(first.page.getByRole('heading', { name: 'Warenkorb empfangen' })).toBeVisible()
  const received = readCart(system.carts[0] ?? new Map())
  expect(received.map(({ vendorPart }) => vendorPart)).toEqual([trimmedPin, 'AZH-6x200', 'AZH-3.2x160-L99.5-T100'])
  expect(received.map(({ quantity }) => quantity)).toEqual(['3.000', '4.000', '2.000'])

  const second = await enter(browser, shop, system, credentials)
  await orderAgain(second.catalogue, received)
  await transfer(second.catalogue)
  await expect.poll(() => system.carts.length).toBe(2)
  const again = readCart(system.carts[1] ?? new Map())
  expect(again).toEqual(received.map((item) => ({ ...item, longText: item.longText.split('\n')[0] })))

  // A server asks without a browser, and only a browser knows the names of this machine.
  const entry = `https://127.0.0.1:${new URL(shop.address).port}/api/oci/entry`
  const ask = async (parameters: Record<string, string>) => {
    const answer = await page.request.post(entry, { form: { ...credentials, HOOK_URL: system.hookUrl, ...parameters } })
    return readCart(readFormPage(await answer.text()))
  }
  const [found] = await ask({ function: 'BACKGROUND_SEARCH', searchstring: 'AZH-6x200' })
  expect(found).toMatchObject({ vendorPart: 'AZH-6x200', quantity: '1.000', unit: 'PCE', currency: 'EUR' })
  expect(await ask({ FUNCTION: 'VALIDATE', PRODUCTID: trimmedPin, QUANTITY: '3' })).toEqual([received[0]])

  await system.stop()
  await shop.stop()
})

/** Creates the access of a company on the page of its administrator. */
async function connect(page: Page, shop: Shop, system: PurchasingSystem): Promise<Record<string, string>> {
  await page.goto(`${shop.address}/login?from=/company/punchout`)
  await page.getByLabel('Benutzername').fill('admin')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByLabel('Adresse des Einkaufssystems').fill(system.origin)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(page.getByText('Die Einstellungen sind gespeichert.')).toBeVisible()
  await page.getByRole('button', { name: 'Zugang anlegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Passwort anlegen' }).click()
  await expect(dialog.getByText('wird nur jetzt angezeigt')).toBeVisible()
  const [USERNAME = '', PASSWORD = ''] = await dialog.locator('code').allInnerTexts()
  await dialog.getByRole('button', { name: 'Eingetragen' }).click()
  return { USERNAME, PASSWORD }
}

/** Opens the catalogue in a frame of the purchasing system, whose site is not the shop's. */
async function enter(browser: Browser, shop: Shop, system: PurchasingSystem, credentials: Record<string, string>) {
  const parameters = { HOOK_URL: system.hookUrl, '~OkCode': 'ADDI', '~TARGET': '_top', OCI_VERSION: '4.0' }
  system.call(`${shop.address}/api/oci/entry`, { ...credentials, ...parameters })
  const page = await browser.newPage({
    ignoreHTTPSErrors: true,
    viewport: { width: 1300, height: 950 },
    locale: 'de-DE',
  })
  await page.goto(system.origin, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Katalog' }).click()
  const catalogue = page.frame('catalogue')
  if (catalogue === null) throw new Error('there is no frame')
  await catalogue.waitForURL(/\/punchout\/[\da-f-]+\/$/)
  expect(catalogue.url()).not.toContain(credentials.PASSWORD)
  await waitUntilReady(catalogue)
  await expect(catalogue.getByText(/Der Warenkorb geht an erp\.buyer\.example/)).toBeVisible()
  return { page, catalogue }
}

async function waitUntilReady(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
}

/** Searches a trimmed pin, and adds it and a configured group. */
async function addParts(catalogue: Frame): Promise<void> {
  await catalogue.getByRole('combobox').first().fill(trimmedPin)
  await catalogue.getByRole('combobox').first().press('Enter')
  const add = catalogue.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).first()
  await expect(add).toBeVisible()
  const more = catalogue.getByRole('button', { name: 'Menge erhöhen' }).filter({ visible: true }).first()
  await more.click()
  await more.click()
  await add.click()
  await expect(catalogue.getByRole('banner')).toContainText('1 Position')
  // No page configures a group, so its call is made as a page makes it.
  const status = await catalogue.evaluate(async (articles) => {
    const [root = ''] = /^\/punchout\/[^/]+/.exec(location.pathname) ?? []
    const token =
      document.cookie
        .split('; ')
        .find((cookie) => cookie.includes('XSRF-TOKEN='))
        ?.split('=')[1] ?? ''
    const answer = await fetch(`${root}/api/cart/configurator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ articles, easyKatConfig: {}, configurationName: 'Aufbau 1' }),
    })
    return answer.status
  }, group)
  expect(status).toBe(200)
}

async function transfer(catalogue: Frame): Promise<void> {
  await openCart(catalogue)
  await catalogue.getByRole('link', { name: 'Weiter zur Übergabe' }).filter({ visible: true }).click()
  await catalogue.getByRole('button', { name: 'Jetzt übergeben' }).click()
}

async function openCart(catalogue: Frame): Promise<void> {
  await catalogue
    .getByRole('banner')
    .getByRole('link', { name: /Warenkorb/ })
    .click()
  await expect(catalogue.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
}

/** Types the first line of each long text where a buyer types a designation. */
async function orderAgain(catalogue: Frame, items: readonly Item[]): Promise<void> {
  await openCart(catalogue)
  const field = catalogue.getByRole('combobox', { name: 'Artikelnummer oder Bezeichnung', exact: true })
  for (const [index, { longText, quantity }] of items.entries()) {
    await field.fill(longText.split('\n')[0] ?? '')
    await catalogue.getByLabel('Menge', { exact: true }).fill(String(Number(quantity)))
    await catalogue.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect(catalogue.getByLabel(new RegExp(`^Menge von Position ${index + 1},`))).toHaveValue(
      String(Number(quantity)),
    )
  }
}
