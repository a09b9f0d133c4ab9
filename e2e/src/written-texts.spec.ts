import { expect } from '@playwright/test'
import { deleteRememberedParts, emptyCart, paste, searchField, signIn } from './buyer.ts'
import { expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

const german = {
  line: 'Artikelnummer oder Bezeichnung, Zeile',
  pieces: 'Menge, Zeile',
  confirm: 'Bestätigen',
  add: /^3 Teile in den Warenkorb$/,
  leftOut: '7 weitere Zeilen sind keine Teile',
  position: 'Menge von Position',
  order: 'Zahlungspflichtig bestellen',
  thanks: 'Vielen Dank, Ihr Auftrag ist eingegangen',
  importList: 'Stückliste importieren',
  check: '4 Zeilen prüfen',
  addRows: '4 Positionen hinzufügen',
  checkEnglish: '6 Zeilen prüfen',
  allRows: /^Alle/,
  leaveOut: 'Zeile 8 weglassen',
  addEnglish: '5 Positionen hinzufügen',
  unread: /^Nicht gelesen: usin/i,
  number: 'Artikelnummer oder Bezeichnung',
  unsold: 'Zu DIN 7984 haben wir keine Teile',
  mail: `Von: Einkauf Musterform <einkauf@musterform.example>
Betreff: Bestellung Form 118

Guten Tag Frau Weber,

bitte liefern Sie uns bis Freitag:
> 1) zwei Stück AZN-8x250
> 2. 12 Stk. Auswerferstift DIN 1530 AH 6x160 WS
> - AZH-6x160 gekürzt auf 147,25 (4 Stück)

Mit freundlichen Grüßen
Erika Muster
Tel. 089 123456`,
}

const english: typeof german = {
  line: 'Article number or designation, line',
  pieces: 'Quantity, line',
  confirm: 'Confirm',
  add: /^Add 3 parts to the cart$/,
  leftOut: '7 further rows are not parts',
  position: 'Quantity of position',
  order: 'Order with obligation to pay',
  thanks: 'Thank you, your order has arrived',
  importList: 'Import parts list',
  check: 'Check 4 rows',
  addRows: 'Add 4 positions',
  checkEnglish: 'Check 6 rows',
  allRows: /^All/,
  leaveOut: 'Leave out row 8',
  addEnglish: 'Add 5 positions',
  unread: /^Not read: usin/i,
  number: 'Article number or designation',
  unsold: 'We have no parts to DIN 7984',
  mail: `From: Purchasing <purchasing@example.com>
Subject: Order, mould 118

Dear Ms Weber,

please send us by Friday:
> 1) two pieces AZN-8x250
> 2. a dozen ejector pin DIN 1530 AH 6x160 hardened 1.2210
> - AZH-6x160 cut to 147.25, 4 pcs

Kind regards
Erika Muster
Tel. 089 123456`,
}

const frenchList = `Nomenclature moule 4711;;;;
Pos.;Désignation;Dimensions;Quantité;Remarque
1;Éjecteur cylindrique DIN 1530 AH trempé 1.2210;3,2x160;20 pièces;
2;Éjecteur cylindrique DIN 1530 A nitruré 1.2344;6x200 coupé à 187,5;12;
3;Éjecteur cylindrique DIN 1530 A nitruré 1.2344;8x200;2 pcs;tête usinée
4;Éjecteur tubulaire ISO 8405 trempé 1.2210;5x8x100;8;`

const englishList = `Tool 4711 - parts list;;;;
Item;Qty;Description;Size;Remarks
1;12;Ejector pin DIN 1530 A, 1.2344 nitrided;6x200;
2;2 packs;Ejector pin DIN 1530 A, 1.2344 nitrided;8x200;
3;4 pcs;Ejector pin DIN 1530 A, 1.2344 nitrided;6x147.25;
4;8;Ejector sleeve ISO 8405, hardened 1.2210;5x8x100;
5;3;Ejector pin DIN 1530 A, 1.2344 nitrided;6x160;head turned down to drawing 4711-9
6;10;Ejector pin nitrided;1/4" x 6";`

for (const { language, width, words } of [
  { language: 'de', width: 1440, words: german },
  { language: 'en', width: 390, words: english },
]) {
  const tag = width === 390 ? '@release' : []

  test.describe(`what people write, ${language}, ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 })
    test.beforeEach(async ({ page, baseURL }) => {
      await signIn(page, 'buyer')
      await emptyCart(page)
      await deleteRememberedParts(page)
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    })

    test('a mail is pasted into the direct order, its question confirmed, and ordered', async ({ page }) => {
      await page.goto('/dashboard')
      await page.getByLabel(`${words.line} 1`).focus()
      await paste(page, words.mail)
      await expect(page.getByText(words.leftOut)).toBeVisible()
      for (const [index, pieces] of ['2', '12', '4'].entries())
        await expect(page.getByLabel(`${words.pieces} ${index + 1}`)).toHaveValue(pieces)
      await page.getByRole('button', { name: words.confirm }).click()
      await expectNothingCut(page)
      await page.getByRole('button', { name: words.add }).click()
      await expect(page.getByLabel(`${words.line} 1`)).toHaveValue('')
      await page.goto('/cart/summary')
      await expect(page.getByText('AZH-6x160-L147.25-T100').first()).toBeVisible()
      await page.getByRole('button', { name: words.order }).click()
      await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible()
    })

    test('a French list keeps its quantities, and asks about the cut and the unread word', async ({ page }) => {
      await page.goto('/cart')
      await page.getByRole('button', { name: words.importList }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'nomenclature.csv', mimeType: 'text/csv', buffer: Buffer.from(frenchList) })
      await dialog.getByRole('button', { name: words.check }).click()
      const rows = dialog.getByRole('listitem')
      for (const part of ['20 × AZH-3.2x160', '12 × AZN-6x200-L187.5-T100', '2 × AZN-8x200', '8 × AHH-5x8x100'])
        await expect(rows.filter({ hasText: part })).toBeVisible()
      await expect(dialog.getByText(words.unread)).toBeVisible()
      await expectNothingCut(page)
      const confirm = rows.getByRole('button', { name: words.confirm })
      await expect(confirm).toHaveCount(2)
      await confirm.first().press('Enter')
      await expect(confirm).toHaveCount(1)
      await confirm.press('Enter')
      await dialog.getByRole('button', { name: words.addRows }).click()
      await expect(page.getByLabel(`${words.position} 1, AZH-3.2x160`)).toHaveValue('20')
      await expect(page.getByLabel(`${words.position} 3, AZN-8x200`)).toHaveValue('2')
    })

    test('an English list asks about a pack, a cut and a drawing, and refuses inches', { tag: '@release' }, async ({
      page,
    }) => {
      await page.goto('/cart')
      await page.getByRole('button', { name: words.importList }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from(englishList) })
      await dialog.getByRole('button', { name: words.checkEnglish }).click()
      await dialog.getByRole('button', { name: words.allRows }).click()
      const rows = dialog.getByRole('listitem')
      for (const part of ['12 × AZN-6x200', '2 × AZN-8x200', '4 × AZN-6x160-L147.25-T100', '8 × AHH-5x8x100'])
        await expect(rows.filter({ hasText: part })).toBeVisible()
      await expect(rows.filter({ hasText: '1/4"' })).toContainText('AZN-6.2x160')
      await expectNothingCut(page)
      await rows.getByRole('button', { name: words.leaveOut }).click()
      const confirm = rows.getByRole('button', { name: words.confirm })
      for (const open of [3, 2, 1]) {
        await expect(confirm).toHaveCount(open)
        await confirm.first().press('Enter')
      }
      await dialog.getByRole('button', { name: words.addEnglish }).click()
      await expect(page.getByLabel(`${words.position} 1, AZN-6x200`)).toHaveValue('12')
      await expect(page.getByLabel(`${words.position} 3, AZN-6x160-L147.25-T100`)).toHaveValue('4')
    })

    test('a length typed beside a number is a cut to be confirmed', { tag: '@release' }, async ({ page }) => {
      await page.goto('/cart')
      await page.getByRole('combobox', { name: words.number, exact: true }).focus()
      await page.keyboard.type('AZH-6x160 L=147,25')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: words.confirm })).toBeVisible()
      await expectNothingCut(page)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(`${words.position} 1, AZH-6x160-L147.25-T100`)).toHaveValue('1')
    })

    test('a standard finds its parts and those that it replaced, or is known as not sold', { tag: '@release' }, async ({
      page,
    }) => {
      await page.goto('/')
      for (const [standard, product] of [
        ['ISO 6751', 'AZH'],
        ['DIN 16756', 'AHH'],
      ] as const) {
        await searchField(page).fill(standard)
        await searchField(page).press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: standard })).toBeVisible()
        await expect(page.getByText(product, { exact: true }).first()).toBeVisible()
        await expectNothingCut(page)
      }
      await searchField(page).fill('DIN 7984')
      await searchField(page).press('Enter')
      await expect(page.getByRole('heading', { name: words.unsold })).toBeVisible()
    })
  })
}
