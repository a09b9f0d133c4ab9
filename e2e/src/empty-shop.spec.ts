import { type BrowserContext, expect, type Page } from '@playwright/test'
import { makeArchive } from '../../apps/server/src/testing/files/make-archive.ts'
import { makerPackage } from '../../apps/server/src/testing/files/maker-package.ts'
import type { PackageFiles } from '../../apps/server/src/testing/files/packages.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { type ProductionShop, startProductionShop } from './production-shop.ts'
import { chosenPassword, fillPerson, registerAndConfirm, signInAs } from './registering.ts'
import { test } from './shop.ts'

/** Later changes by the maker: a price, a discontinued nipple, a new nipple, and a name. */
const laterPackage: PackageFiles = {
  'articles-nipples.csv':
    'articleNo,productNr,thread,length,flow,discontinued\nHN-9-G1/8-25,HN-9,G1/8,25,6.5,yes\nHN-9-G3/8-40,HN-9,G3/8,40,20,\n',
  'prices.csv': 'articleNo;listPrice;availability\nAZH-6x200;5,20;\nHN-9-G3/8-40;4,60;inStock\n',
  'texts.csv': 'subject,key,field,de\nproduct,O-Ring 5,name,Dichtring\n',
}

const email = 'klara.kuehlung@example.com'

let shop: ProductionShop
let contexts: [BrowserContext, BrowserContext]
let staff: Page
let buyer: Page

test.beforeAll(async ({ browser, shop: _demo }) => {
  shop = await startProductionShop('production')
  const options = { baseURL: shop.address, ignoreHTTPSErrors: true, locale: 'de-DE', timezoneId: 'Europe/Berlin' }
  contexts = [await browser.newContext(options), await browser.newContext(options)]
  ;[staff, buyer] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
})
test.afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  await shop.stop()
})
test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('an empty production shop has no demo data, and names what is missing', { tag: '@release' }, async () => {
  await buyer.goto('/')
  await expect(buyer.getByRole('heading', { name: 'Normalien für den Formenbau' })).toBeVisible()
  await buyer.waitForLoadState('networkidle')
  await expect(buyer.getByRole('main').getByRole('img')).toHaveCount(0)
  await buyer.goto('/info/imprint')
  await expect(buyer.getByRole('heading', { name: 'Diese Seite ist noch nicht veröffentlicht' })).toBeVisible()
  await buyer.goto('/register')
  await expect(buyer.getByText('Registrieren ist noch nicht möglich')).toBeVisible()
  await expect(buyer.getByText('Meine Firma ist neu hier')).toHaveCount(0)
})

test('its staff publish the terms, the privacy policy, the imprint and the operator', { tag: '@release' }, async () => {
  await signInAs(staff, 'anna', await shop.createStaff('anna'))
  await staff.goto('/administration/pages')
  await expect(staff.getByText('kann sich niemand registrieren')).toBeVisible()
  await staff.getByRole('main').getByRole('link', { name: 'AGB' }).click()
  await staff.setViewportSize({ width: 390, height: 844 })
  await expectNothingCut(staff)
  await expectNoFindings(staff, 'a page on a phone')
  await staff.setViewportSize({ width: 1280, height: 720 })
  await staff.goto('/administration/pages')
  for (const [page, title] of [
    ['AGB', 'Geschäftsbedingungen'],
    ['Datenschutz', 'Datenschutzerklärung'],
    ['Impressum', 'Impressum des Herstellers'],
    ['Betreiber des Shops', 'Betreiber'],
  ] as const) {
    await staff.getByRole('main').getByRole('link', { name: page }).click()
    await staff.getByRole('textbox', { name: 'Titel' }).fill(title)
    await staff.getByRole('textbox', { name: 'Text' }).fill('Für Firmen.\n\n## 1. Preise\nAlle Preise sind netto.')
    await staff.getByText('Vorschau', { exact: true }).click()
    await expect(staff.getByRole('heading', { name: '1. Preise' })).toBeVisible()
    await staff.getByRole('button', { name: 'Veröffentlichen …' }).click()
    await staff.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await expect(staff.getByText(`${page}: Fassung 1 ist veröffentlicht.`)).toBeVisible()
    await staff.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Seiten' }).click()
    await expect(staff.getByRole('row', { name: new RegExp(`^${page} 1 .* Deutsch`) })).toBeVisible()
  }
  await buyer.goto('/info/terms')
  await expect(buyer.getByRole('heading', { name: 'Geschäftsbedingungen' })).toBeVisible()
  await expect(buyer.getByText('Alle Preise sind netto.')).toBeVisible()
})

test('they import the catalogue of a maker as its dry run reported', { tag: '@release' }, async () => {
  // The page renders the field for files again when it has read the imports.
  await staff.goto('/administration/imports', { waitUntil: 'networkidle' })
  const files = staff.getByLabel('Dateien wählen')
  await files.setInputFiles({
    name: 'preise.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('articleNo;listPrice\nAZH-6x200;1,005\n'),
  })
  await expect(staff.getByText('preise.csv wird abgelehnt')).toBeVisible()
  await expect(staff.getByRole('row', { name: /preise\.csv 2 listPrice/ })).toBeVisible()
  const { counts } = await importPackage(makerPackage)
  expect(counts).toContain('articles\t6\t6\t–\t–\t–\t–')
})

test('a buyer registers a company, and finds, filters and orders its parts', { tag: '@release' }, async () => {
  await buyer.goto('/register')
  await buyer.getByText('Meine Firma ist neu hier').click()
  await buyer.getByLabel('Firmenname').fill('Kühlformen GmbH')
  await buyer.getByLabel('Straße').fill('Wasserweg')
  await buyer.getByLabel('Nr.', { exact: true }).fill('3')
  await buyer.getByLabel('Postleitzahl').fill('12345')
  await buyer.getByLabel('Ort', { exact: true }).fill('Musterstadt')
  await fillPerson(buyer, { firstName: 'Klara', lastName: 'Kühlung', email })
  await registerAndConfirm(buyer, email)
  await staff.goto('/administration/registrations')
  await staff.getByRole('button', { name: 'Firma anlegen und freigeben' }).click()
  await expect(staff.getByText(/Klara Kühlung kann sich ab jetzt anmelden/)).toBeVisible()
  await signInAs(buyer, email, chosenPassword)

  await buyer.goto('/search?q=Schlauchnippel')
  await buyer.waitForLoadState('networkidle')
  const filters = buyer.getByRole('complementary', { name: 'Filter' })
  await filters.getByRole('button', { name: /weitere Filter/ }).click()
  await filters.getByRole('button', { name: 'Gewinde' }).click()
  await filters.getByRole('checkbox', { name: /^G1\/4/ }).check()
  await expect(buyer.getByRole('button', { name: /^Gewinde.*G1\/4.*entfernen$/ })).toBeVisible()
  await buyer.getByRole('main').getByText('Schlauchnippel mit Gewinde').first().click()
  await expect(buyer.getByRole('img', { name: 'A nipple' })).toBeVisible()
  await expect(buyer.getByRole('link', { name: /Data sheet/ })).toBeVisible()
  await expect(buyer.getByText('Für Kühlwasser bis 15 bar.')).toBeVisible()

  await buyer.goto('/')
  await buyer.waitForLoadState('networkidle')
  await buyer.getByRole('combobox').first().fill('DIN 1530 AH 6x200')
  await buyer.getByRole('combobox').first().press('Enter')
  await expect(buyer).toHaveURL(/\/product\/AZH\?.*article=AZH-6x200/)
  await buyer.getByRole('button', { name: 'Auf Länge kürzen …' }).click()
  const dialog = buyer.getByRole('dialog', { name: 'Auf Länge kürzen' })
  await dialog.getByRole('textbox', { name: 'Länge' }).fill('147,25')
  await dialog.getByRole('radio', { name: /\+0,05\/0/ }).check()
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(buyer.getByText('1 × AZH-6x200-L147.25-T50 im Warenkorb')).toBeVisible()

  await buyer.goto('/cart')
  const adding = buyer.getByRole('combobox', { name: 'Artikelnummer oder Bezeichnung', exact: true })
  for (const [at, articleNo] of ['HN-9-G1/8-25', 'OR 5x1.5'].entries()) {
    await adding.fill(articleNo)
    await adding.press('Enter')
    await expect(buyer.getByLabel(`Menge von Position ${at + 2}, ${articleNo}`)).toHaveValue('1')
  }
  await buyer.goto('/cart/summary')
  await buyer.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(buyer.getByRole('heading', { name: 'Vielen Dank, Ihr Auftrag ist eingegangen' })).toBeVisible()
})

test('a second import changes exactly what its dry run reported, and orders stay', { tag: '@release' }, async () => {
  await staff.goto('/administration/imports')
  // The page renders the field for files again when it has read the last import.
  await expect(staff.getByText('hersteller.zip ist importiert')).toBeVisible()
  const { counts, changes } = await importPackage(laterPackage)
  expect(counts).toContain('articles\t2\t1\t–\t1\t–\t–')
  expect(counts).toContain('prices\t2\t1\t1\t–\t–\t–')
  expect(changes).toMatch(/AZH-6x200.*4,80.*5,20/)
  expect(changes).toMatch(/HN-9-G1\/8-25/)
  expect(changes).toMatch(/O-Ring.*Dichtring/)

  await expect(async () => {
    await buyer.goto('/search?q=Dichtring')
    await expect(buyer.getByRole('main').getByText('Dichtring').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await buyer.goto('/product/AZH?article=AZH-6x200')
  await expect(buyer.getByText('5,20').first()).toBeVisible()
  await buyer.goto('/product/HN-9')
  await expect(buyer.getByRole('rowheader', { name: 'G3/8' })).toBeVisible()
  await expect(buyer.getByRole('rowheader', { name: 'G1/8' })).toHaveCount(0)
  await buyer.goto('/orders')
  await buyer
    .getByRole('link', { name: /^2\d{5}$/ })
    .first()
    .click()
  await expect(buyer.getByText('HN-9-G1/8-25').first()).toBeVisible()
  await expect(buyer.getByText('AZH-6x200-L147.25-T50').first()).toBeVisible()
})

/** Sends a package and imports it after its dry run. Returns the report, which must be the same before and after. */
async function importPackage(files: PackageFiles): Promise<{ counts: string; changes: string }> {
  const archive = makeArchive(Object.entries(files).map(([name, content]) => ({ name, data: Buffer.from(content) })))
  await staff
    .getByLabel('Dateien wählen')
    .setInputFiles({ name: 'hersteller.zip', mimeType: 'application/zip', buffer: archive })
  await expect(staff.getByText('hersteller.zip ist geprüft und bereit')).toBeVisible()
  const reported = await readReport()
  await staff.getByRole('button', { name: /Änderungen importieren/ }).click()
  await expect(staff.getByText('hersteller.zip ist importiert')).toBeVisible()
  expect(await readReport()).toEqual(reported)
  return reported
}

async function readReport(): Promise<{ counts: string; changes: string }> {
  const read = async (role: 'region' | 'table', name: string) =>
    (await staff.getByRole(role, { name }).allInnerTexts()).join('\n')
  return { counts: await read('region', 'Zeilen nach Tabelle'), changes: await read('table', 'Was sich ändert') }
}
