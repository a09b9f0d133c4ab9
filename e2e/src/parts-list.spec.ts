import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { deleteRememberedParts, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings } from './looks.ts'
import { test } from './shop.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await deleteRememberedParts(page)
})

const list = `Stückliste Werkzeug 4711;;;;
;;;;
Pos.;Menge;Benennung;Abmessung;Bemerkung
1;12 Stk.;Auswerferstift DIN 1530 AH WS;3,2x160;links
2;4;Auswerferstift DIN 1530 AH;6x200;
3;2;Auswerferstift DIN 1530 AH;8x200;
4;3;Auswerferstift DIN 1530 AH WS;4x147,25;
5;2,5;Auswerferstift DIN 1530 AH WS;5x200;
6;1;Distanzring 40;;nach Zeichnung
7;6;Auswerferstift DIN 1530 AH WS;7,3x160;
Summe;28;;;`

test('a parts list is read, corrected row by row and added in one step', async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Stückliste importieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stückliste importieren' })
  await dialog.getByLabel('Datei wählen').setInputFiles(fileOf('stueckliste.csv', list))

  await expect(dialog.getByRole('radio', { name: 'Überschriften in Zeile 3' })).toBeChecked()
  await expect(dialog.getByLabel('Spalte B Menge enthält')).toHaveValue('quantity')
  await expect(dialog.getByLabel('Spalte D Abmessung enthält')).toHaveValue('designation')
  await expect(dialog.getByText('7 Zeilen nennen ein Teil')).toBeVisible()
  await dialog.getByRole('button', { name: '7 Zeilen prüfen' }).click()

  await expect(dialog.getByRole('button', { name: 'Gefunden 1', exact: true })).toBeVisible()
  const add = dialog.getByRole('button', { name: /Position(en)? hinzufügen/ })
  await expect(add).toBeDisabled()
  await expect(rowOf(page, 4)).toContainText('AZH-3.2x160')

  await dialog.getByRole('button', { name: '2 Zeilen bestätigen: üblicher Werkstoff' }).click()
  await expect(rowOf(page, 5)).toContainText('Von Ihnen bestätigt')
  await rowOf(page, 7).getByRole('button', { name: 'Bestätigen' }).click()
  const half = rowOf(page, 8)
  await expect(half).toContainText('Die Menge muss eine ganze Zahl ab 1 sein.')
  await half.getByLabel('Menge').fill('5')
  await half.getByLabel('Menge').press('Enter')
  await expect(half).toContainText('5 × AZH-5x200')
  await rowOf(page, 9).getByRole('button', { name: 'Zeile 9 weglassen' }).click()
  await rowOf(page, 10)
    .getByRole('button', { name: /AZH-7x160/ })
    .click()
  await expect(rowOf(page, 10)).toContainText('6 × AZH-7x160')

  await expect(dialog.getByText('Alle Zeilen sind geklärt.')).toBeVisible()
  await add.click()
  await expect(page.getByText('6 Positionen sind im Warenkorb')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Menge von Position 1, AZH-3.2x160')).toHaveValue('12')
  await expect(page.getByLabel('Menge von Position 4, AZH-4x160-L147.25-T100')).toHaveValue('3')
  await expect(page.getByLabel('Menge von Position 6, AZH-7x160')).toHaveValue('6')
})

test('a list stays unchanged while its dialog is closed, and its columns can be assigned', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/cart')
  const open = page.getByRole('button', { name: 'Stückliste importieren' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Oder Zeilen hier einfügen').fill('Was\tWie viel\nAZH-6x200\t5\nAZH-8x200\t12')
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await dialog.getByLabel(/Spalte B .*enthält/).selectOption('Kommentar')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByLabel(/Spalte B .*enthält/)).toHaveValue('comment')
  await dialog.getByLabel(/Spalte B .*enthält/).selectOption('Menge')
  await dialog.getByRole('button', { name: '2 Zeilen prüfen' }).click()
  await dialog.getByRole('button', { name: '2 Positionen hinzufügen' }).click()
  await expect(page.getByLabel('Menge von Position 2, AZH-8x200')).toHaveValue('12')
})

test('a double click confirms only one row, omitted rows can return, and the sum is that of the cart', {
  tag: '@release',
}, async ({ page }) => {
  const found = Array.from({ length: 11 }, (_, index) => `AZH-${3 + (index % 4)}x200;;${index + 1}`)
  const open = ['DIN 1530 AH 6x200', 'DIN 1530 AH 8x200'].map((part) => `;Auswerferstift ${part};2`)
  const unknown = ['A', 'B', 'C'].map((name) => `;Sonderteil ${name} 4711 nach Zeichnung;1`)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Stückliste importieren' }).click()
  const dialog = page.getByRole('dialog')
  const content = ['Artikel;Benennung;Menge', ...found, ...open, ...unknown].join('\n')
  await dialog.getByLabel('Datei wählen').setInputFiles(fileOf('liste.csv', content))
  await dialog.getByRole('button', { name: '16 Zeilen prüfen' }).click()

  await dialog.getByRole('button', { name: '2 Zeilen bestätigen' }).dblclick()
  await expect(dialog.getByText('2 Zeilen bestätigt')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Auszuwählen 0' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Weiter: Nicht gefunden 3' }).click()
  await dialog.getByRole('button', { name: 'Diese 3 Zeilen weglassen' }).dblclick()
  await expect(dialog.getByText('Alle Zeilen sind geklärt. 3 Zeilen weggelassen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(dialog.getByRole('button', { name: 'Nicht gefunden 3' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Diese 3 Zeilen weglassen' }).click()

  const reported = await dialog.getByText(/^Summe netto [\d.,]+\s€$/).textContent()
  await dialog.getByRole('button', { name: '13 Positionen hinzufügen' }).click()
  await expect(page.getByText('13 Positionen sind im Warenkorb, 3 Zeilen weggelassen')).toBeVisible()
  await expect(page.getByText(reported?.replace('Summe netto ', '') ?? '').first()).toBeVisible()
})

test('a part that was chosen for a text is that of the next list, until it is forgotten', { tag: '@release' }, async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Stückliste importieren' })
  const checkList = async (text: string) => {
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Stückliste importieren' }).click()
    await dialog.getByLabel('Oder Zeilen hier einfügen').fill(`Benennung\tMenge\n${text}\t4`)
    await dialog.getByRole('button', { name: 'Weiter' }).click()
    await dialog.getByRole('button', { name: '1 Zeile prüfen' }).click()
  }
  await checkList('Auswerferstift Ø6 lang 160 Sonder-XY')
  await expect(rowOf(page, 2)).toContainText('Nicht gelesen: Sonder-XY')
  await rowOf(page, 2).getByRole('button', { name: 'AZN-6x160' }).click()
  await dialog.getByRole('button', { name: '1 Position hinzufügen' }).click()
  await expect(page.getByLabel('Menge von Position 1, AZN-6x160')).toHaveValue('4')

  await checkList('AUSWERFERSTIFT  Ø6 lang 160 Sonder-XY')
  await expect(rowOf(page, 2)).toContainText('4 × AZN-6x160')
  await expect(rowOf(page, 2)).toContainText(/Von .+ am \d\d\.\d\d\.\d{4} für diesen Text gewählt\./)
  await dialog.getByRole('button', { name: '1 Position hinzufügen' }).click()
  await expect(page.getByLabel('Menge von Position 2, AZN-6x160')).toHaveValue('4')

  await page.goto('/own-numbers')
  await page.getByRole('link', { name: 'Gemerkt aus Listen' }).click()
  await page.getByRole('button', { name: 'Vergessen: Auswerferstift Ø6 lang 160 Sonder-XY' }).click()
  await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
  await checkList('Auswerferstift Ø6 lang 160 Sonder-XY')
  await expect(rowOf(page, 2)).toContainText('Nicht gelesen: Sonder-XY')
})

test('the parts list of a drawing is read out of a PDF', { tag: '@release' }, async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Stückliste importieren' }).click()
  const dialog = page.getByRole('dialog')
  const drawing = new URL('../../bench/corpus/lists/de-pdf-zeichnung-stueckliste.pdf', import.meta.url)
  await dialog.getByLabel('Datei wählen').setInputFiles(fileURLToPath(drawing))
  await expect(dialog.getByLabel('Spalte B Menge enthält')).toHaveValue('quantity')
  await dialog.getByRole('button', { name: /Zeilen prüfen/ }).click()
  await expect(rowOf(page, 5)).toContainText('20 × AZN-6x315')
  await expect(rowOf(page, 7)).toContainText('Schieber links gefräst')
})

test('the sample file can be imported unchanged', { tag: '@release' }, async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Stückliste importieren' }).click()
  const dialog = page.getByRole('dialog')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Musterdatei herunterladen' }).click(),
  ])
  await dialog
    .getByLabel('Datei wählen')
    .setInputFiles({ ...fileOf('muster.xlsx', ''), buffer: readFileSync(await download.path()) })
  await dialog.getByRole('button', { name: /Zeilen prüfen/ }).click()
  await expect(dialog.getByText('Alle Zeilen sind geklärt.')).toBeVisible()
})

test('a file without a list is rejected, and another file may follow', { tag: '@release' }, async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Stückliste importieren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Datei wählen').setInputFiles(fileOf('liste.xlsx', 'PK\u0003\u0004 no archive'))
  await expect(dialog.getByRole('alert')).toContainText('liste.xlsx')
  await dialog.getByLabel('Datei wählen').setInputFiles(fileOf('liste.csv', 'Artikel;Menge\nAZH-6x200;5'))
  await expect(dialog.getByRole('button', { name: '1 Zeile prüfen' })).toBeVisible()
})

test('2,000 rows are checked and scrolled through', { tag: '@release' }, async ({ page }) => {
  const rows = Array.from({ length: 2000 }, (_, index) => `AZH-${3 + (index % 4)}x200;${(index % 9) + 1}`)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Stückliste importieren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Datei wählen').setInputFiles(fileOf('lang.csv', ['Artikel;Menge', ...rows].join('\n')))
  await dialog.getByRole('button', { name: /2000 Zeilen prüfen|2\.000 Zeilen prüfen/ }).click()
  await expect(dialog.getByRole('button', { name: 'Gefunden 2.000' })).toBeVisible()
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(100)
  await dialog.getByLabel('Zeilen der Liste').press('End')
  await expect(rowOf(page, 2001)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every step is accessible, ${colorScheme}`, {
    tag: colorScheme === 'dark' ? '@release' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/dashboard')
    await page.getByLabel('Artikelnummer oder Bezeichnung, Zeile 1').fill('DIN 1530 AH 3,2x147,25')
    await page.getByLabel('Artikelnummer oder Bezeichnung, Zeile 2').fill('Unfug')
    await page.getByLabel('Menge, Zeile 2').press('Enter')
    await expect(page.getByText('Hierfür haben wir kein Teil gefunden.')).toBeVisible()
    await expectNoFindings(page, 'parts list')
    await page.getByRole('button', { name: 'Stückliste importieren' }).click()
    const dialog = page.getByRole('dialog')
    await expectNoFindings(page, 'parts list')
    await dialog.getByLabel('Datei wählen').setInputFiles(fileOf('stueckliste.csv', list))
    await expect(dialog.getByText('7 Zeilen nennen ein Teil')).toBeVisible()
    await expectNoFindings(page, 'parts list')
    await dialog.getByRole('button', { name: '7 Zeilen prüfen' }).click()
    await expect(dialog.getByRole('button', { name: 'Gefunden 1', exact: true })).toBeVisible()
    await expectNoFindings(page, 'parts list')
    await dialog.getByRole('button', { name: 'Keine Teile 1' }).click()
    await expectNoFindings(page, 'parts list')
  })
}

function fileOf(name: string, content: string) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
}

/** Returns the row of the result that has this number in the list. */
function rowOf(page: Page, row: number) {
  return page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^Zeile ${row}${row}`) })
}
