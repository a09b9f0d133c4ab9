import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { holdCart } from '../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'
import { aMatch, anOffer, readPartsLists } from '../../testing/parts-list-server.ts'

const opener = page.getByRole('button', { name: 'Import parts list' })
const dialog = page.getByRole('dialog', { name: 'Import a parts list' })
const button = (name: string) => dialog.getByRole('button', { name })
const heading = (name: string) => dialog.getByRole('heading', { name })
const chooseFile = dialog.getByLabelText('Choose file')
const pasted = dialog.getByRole('textbox', { name: 'Or paste rows here' })
const row = (number: number) => dialog.getByRole('listitem').filter({ hasText: `Row ${number}` })
const messages = page.getByRole('region', { name: 'Messages' })

const aFile = {
  sheets: [
    { name: 'Pins', headers: ['No.'], headerRow: 0, rows: [['No.'], ['AZH-3.2x160']], guess: { articleNo: [0] } },
  ],
  chosen: 0,
}

const list = (...rows: string[]) => ['Article number;Quantity', ...rows].join('\n')

/** Opens the import in an empty cart; the buyer must confirm `AZH-6x200` and `AZH-8x200`. */
async function openImport() {
  const server = startFakeServer()
  const cart = holdCart(server)
  const findings = { 'AZH-6x200': anOffer('AZH-6x200', 'AZN-6x200'), 'AZH-8x200': anOffer('AZH-8x200') }
  const answer = () => readPartsLists(server, cart, findings)
  answer()
  server.answer(partsListEndpoints.rememberMapping, () => undefined)
  await openShop('/cart', server, aBuyer())
  await opener.click()
  await expect.element(chooseFile).toHaveFocus()
  return { server, answer, articles: () => cart.read().cartPositions.map(({ articleNo }) => articleNo) }
}

/** Pastes a list and continues to its result. */
async function openResult(...rows: string[]) {
  const opened = await openImport()
  await pasted.fill(list(...rows))
  await button('Continue').click()
  await dialog.getByRole('button', { name: /^Check \d+ row/ }).click()
  await expect.element(heading('Check the result')).toHaveFocus()
  return opened
}

describe('the steps of an import', () => {
  test('lead from pasted rows into the cart; each begins at its heading, and the last returns to the button that opened the import', async () => {
    const { articles } = await openImport()
    await expect.element(button('Continue')).toBeDisabled()
    await pasted.fill(list('AZH-3.2x160;2', 'AZH-5x160;4'))
    await expect.element(pasted).toHaveAccessibleDescription('3 lines')
    await button('Continue').click()
    await expect.element(heading('Assign the columns')).toHaveFocus()
    await button('Check 2 rows').click()
    await expect.element(heading('Check the result')).toHaveFocus()
    await button('Add 2 positions').click()
    await expect.element(messages.getByText('2 positions are in the cart')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(articles()).toEqual(['AZH-3.2x160', 'AZH-5x160'])
  })

  test('do not continue while no column names a part', { tags: ['release'] }, async () => {
    await openImport()
    await pasted.fill(list('AZH-3.2x160;2'))
    await button('Continue').click()
    const column = dialog.getByRole('combobox', { name: 'Column A Article number holds' })
    await column.selectOptions('not used')
    await expect.element(dialog.getByText('Choose a column with article numbers or designations.')).toBeVisible()
    await expect.element(button('Check 0 rows')).toBeDisabled()
    await column.selectOptions('Designation')
    await expect.element(button('Check 1 row')).toBeEnabled()
  })

  test('keep the entered rows when the import is closed', { tags: ['release'] }, async () => {
    await openImport()
    await pasted.fill(list('AZH-3.2x160;2'))
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await expect.element(pasted).toHaveValue(list('AZH-3.2x160;2'))
  })

  test('keep confirmations when the buyer goes back and returns', { tags: ['release'] }, async () => {
    await openResult('AZH-6x200;2')
    await button('Confirm').click()
    await button('Back').click()
    await button('Check 1 row').click()
    await expect.element(row(2).getByText('Confirmed by you')).toBeVisible()
    await expect.element(button('Add 1 position')).toBeEnabled()
  })

  test('keep decisions when the buyer goes back to the pasted text and changes nothing, or adds a row', async () => {
    await openResult('AZH-6x200;2', 'AZH-8x200;1')
    await row(2).getByRole('button', { name: 'Confirm' }).click()
    await button('Leave out row 3').click()
    await button('Back').click()
    await button('Back').click()
    await button('Continue').click()
    await button('Check 2 rows').click()
    await expect.element(button('Add 1 position')).toBeEnabled()
    await button('Back').click()
    await button('Back').click()
    await pasted.fill(list('AZH-6x200;2', 'AZH-8x200;1', 'AZH-3.2x160;4'))
    await button('Continue').click()
    await button('Check 3 rows').click()
    await expect.element(row(2).getByText('Confirmed by you')).toBeVisible()
    await expect.element(button('Take row 3 after all')).toBeVisible()
    await expect.element(button('Add 2 positions')).toBeEnabled()
  })

  test('keep decisions on rows that another choice of columns leaves as they are', { tags: ['release'] }, async () => {
    await openResult('AZH-6x200;2')
    await button('Confirm').click()
    await button('Back').click()
    const column = dialog.getByRole('combobox', { name: 'Column B Quantity holds' })
    await column.selectOptions('not used')
    await column.selectOptions('Quantity')
    await button('Check 1 row').click()
    await expect.element(row(2).getByText('Confirmed by you')).toBeVisible()
  })
})

describe('a file', () => {
  test('say what to do with a scan', { tags: ['release'] }, async () => {
    const { server } = await openImport()
    server.answer(partsListEndpoints.readFile, () => new Rejection('validationFailed', { file: 'noTextInFile' }))
    await userEvent.upload(chooseFile, new File(['%PDF-'], 'scan.pdf'))
    const reason = dialog.getByRole('alert').filter({ hasText: 'scan.pdf' })
    await expect.element(reason.getByText(/without readable text. Ask for the list as an Excel file/)).toBeVisible()
  })

  test('report the reason of an unreadable file, and accept another one', async () => {
    const { server } = await openImport()
    server.answer(partsListEndpoints.readFile, () => new Rejection('NOT_SUPPORTED_FILE'))
    await userEvent.upload(chooseFile, new File(['?'], 'mould.xlsx'))
    const reason = dialog.getByRole('alert').filter({ hasText: 'mould.xlsx' })
    await expect.element(reason.getByText(/The file is empty, damaged or protected by a password/)).toBeVisible()
    server.answer(partsListEndpoints.readFile, () => new Rejection('NOT_ALLOWED_FILE'))
    await userEvent.upload(chooseFile, new File(['?'], 'photo.png'))
    const other = dialog.getByRole('alert').filter({ hasText: 'photo.png' })
    await expect.element(other.getByText(/Save the list as xlsx, ods, csv or PDF/)).toBeVisible()
    await expect.element(other.getByText(/Error ID/)).not.toBeInTheDocument()
    server.answer(partsListEndpoints.readFile, () => aFile)
    await userEvent.upload(chooseFile, new File(['No.'], 'mould.csv'))
    await expect.element(heading('Assign the columns')).toHaveFocus()
    await expect.element(button('Check 1 row')).toBeEnabled()
  })

  test('can be continued with after the buyer has gone back to the first step', async () => {
    const { server } = await openImport()
    server.answer(partsListEndpoints.readFile, () => aFile)
    await userEvent.upload(chooseFile, new File(['No.'], 'mould.csv'))
    await button('Back').click()
    await button('Continue').click()
    await expect.element(button('Check 1 row')).toBeEnabled()
  })
})

describe('what is pasted beside the field', () => {
  function pasteAt(element: Element, content: string, files: readonly File[] = []): void {
    const clipboardData = new DataTransfer()
    if (content !== '') clipboardData.setData('text/plain', content)
    for (const file of files) clipboardData.items.add(file)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }

  test('comes after the rows that are already there', async () => {
    await openImport()
    await pasted.fill('AZH-3.2x160;2')
    pasteAt(chooseFile.element(), 'AZH-5x160;4')
    await expect.element(pasted).toHaveValue('AZH-3.2x160;2\nAZH-5x160;4')
    pasteAt(chooseFile.element(), '')
    await expect.element(pasted).toHaveValue('AZH-3.2x160;2\nAZH-5x160;4')
  })

  test('is read as text where a spreadsheet adds a picture of its cells', async () => {
    await openImport()
    pasteAt(chooseFile.element(), 'AZH-5x160\t4', [new File(['?'], 'image.png', { type: 'image/png' })])
    await expect.element(pasted).toHaveValue('AZH-5x160\t4')
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('an open row', () => {
  test('prevents adding the list until it is confirmed, and passes the focus to the next row', async () => {
    await openResult('AZH-3.2x160;4', 'AZH-6x200;2', 'AZH-8x200;1')
    await expect.element(button('Add 1 position')).toBeDisabled()
    await row(3).getByRole('button', { name: 'Confirm' }).click()
    await expect.element(row(4).getByRole('button', { name: 'Confirm' })).toHaveFocus()
    await expect.element(button('Add 2 positions')).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Add 3 positions')).toBeEnabled()
  })

  test('is confirmed together with those that leave the same open, which is announced', {
    tags: ['release'],
  }, async () => {
    await openResult('AZH-6x200;2', 'AZH-8x200;1')
    await button('Confirm 2 rows: usual material').click()
    await expect
      .element(dialog.getByRole('status').filter({ hasText: '2 rows confirmed: usual material' }))
      .toBeVisible()
    await expect.element(button('Add 2 positions')).toBeEnabled()
  })

  test('can be skipped, which is reported when the others are in the cart', { tags: ['release'] }, async () => {
    const { articles } = await openResult('AZH-3.2x160;2', 'unknown;1')
    await expect.element(row(3).getByText('No part found for this.')).toBeVisible()
    await button('Leave out row 3').click()
    await button('Add 1 position').click()
    await expect.element(messages.getByText('1 position is in the cart, 1 row left out')).toBeVisible()
    expect(articles()).toEqual(['AZH-3.2x160'])
  })

  test('is corrected in its place, and checked again by Enter', async () => {
    await openResult('unknown;1')
    await row(2).getByRole('textbox', { name: 'Article number' }).fill('AZH-5x160')
    await userEvent.keyboard('{Enter}')
    await expect.element(row(2).getByText('No part found for this.')).not.toBeInTheDocument()
    await expect.element(button('Add 1 position')).toBeEnabled()
  })
})

describe('a row with a part', () => {
  test('can be corrected too; Esc closes only its form and returns to its button', { tags: ['release'] }, async () => {
    await openResult('AZH-3.2x160;2')
    await button('Correct row 2').click()
    await expect.element(row(2).getByRole('textbox', { name: 'Article number' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Correct row 2')).toHaveFocus()
    await expect.element(row(2).getByRole('textbox', { name: 'Article number' })).not.toBeInTheDocument()
  })
})

test('rows that could not be checked are checked again', { tags: ['release'] }, async () => {
  const { server, answer } = await openImport()
  server.answer(partsListEndpoints.import, () => new Rejection('somethingWentWrong'))
  await pasted.fill(list('AZH-3.2x160;2'))
  await button('Continue').click()
  await button('Check 1 row').click()
  await expect.element(dialog.getByRole('alert').filter({ hasText: 'somethingWentWrong' })).toBeVisible()
  await expect.element(row(2).getByText('Not checked')).toBeVisible()
  answer()
  await button('Check again').click()
  await expect.element(button('Add 1 position')).toBeEnabled()
})

test('rows are checked by themselves when the shop is there again', { tags: ['release'] }, async () => {
  const { server, answer } = await openImport()
  server.setReady(false)
  server.answer(partsListEndpoints.import, () => new Rejection('temporarilyUnavailable'))
  await pasted.fill(list('AZH-3.2x160;2'))
  await button('Continue').click()
  await button('Check 1 row').click()
  await expect.element(row(2).getByText('Not checked')).toBeVisible()
  answer()
  server.setReady(true)
  await expect.element(button('Add 1 position')).toBeEnabled()
})

test('the browser asks before it leaves a list with decisions', { tags: ['release'] }, async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await openResult('AZH-6x200;2')
  await expect.element(button('Confirm')).toBeVisible()
  expect(isAsked()).toBe(false)
  await button('Confirm').click()
  await expect.element(button('Add 1 position')).toBeEnabled()
  expect(isAsked()).toBe(true)
  await button('Add 1 position').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(isAsked()).toBe(false)
})

test('a row says why the shop has no part for it, even beside similar parts', async () => {
  const server = startFakeServer()
  const { suggestions = [] } = anOffer('AZH-6x200', 'AZH-6.2x160')
  readPartsLists(server, holdCart(server), {
    'Zahnriemen T5': { status: 'unmatched', unsoldPart: 'Zahnriemen' },
    'Pin 1/4"': { status: 'suggested', nearestInMetric: ['AZH-6.2x160'], suggestions },
  })
  server.answer(partsListEndpoints.rememberMapping, () => undefined)
  await openShop('/cart', server, aBuyer())
  await opener.click()
  await pasted.fill(list('Zahnriemen T5;2', 'Pin 1/4";1'))
  await button('Continue').click()
  await button('Check 2 rows').click()
  await expect.element(row(2).getByText('We do not sell “Zahnriemen”.')).toBeVisible()
  await expect.element(row(3).getByText(/We sell metric sizes only/)).toBeVisible()
  await expect.element(row(3).getByRole('button', { name: /Ejector pin, nitrided/ })).toBeVisible()
})

test('a row says on request how its text was read', { tags: ['release'] }, async () => {
  const server = startFakeServer()
  const reading = [
    { text: 'Auswerferstift', meaning: 'ejector pin' },
    { text: 'Ø6', meaning: 'diameter d1 6 mm' },
  ]
  readPartsLists(server, holdCart(server), { 'Pin 6': aMatch('AZN-6x200', { reading }) })
  server.answer(partsListEndpoints.rememberMapping, () => undefined)
  await openShop('/cart', server, aBuyer())
  await opener.click()
  await pasted.fill(list('Pin 6;2', 'AZH-6x200;1'))
  await button('Continue').click()
  await button('Check 2 rows').click()
  const explanation = dialog.getByText('Auswerferstift → ejector pin · Ø6 → diameter d1 6 mm')
  await expect.element(explanation).not.toBeVisible()
  await row(2).getByText('How was this read?').click()
  await expect.element(explanation).toBeVisible()
  await expect.element(row(3).getByText('How was this read?')).not.toBeInTheDocument()
})

describe('a part that was chosen for the text before', { tags: ['release'] }, () => {
  const remembered = { id: anId(), by: 'Anna Beispiel', at: '2026-11-20T09:00:00.000Z', unit: null }

  test('says who chose it when, and is forgotten in its row', async () => {
    const server = startFakeServer()
    const cart = holdCart(server)
    const findings = { 'AZH-6x200': aMatch('AZN-6x200', { remembered }) }
    readPartsLists(server, cart, findings)
    server.answer(partsListEndpoints.rememberMapping, () => undefined)
    server.answer(rememberedPartEndpoints.delete, ({ params }) => {
      expect(params.id).toBe(remembered.id)
      readPartsLists(server, cart, { 'AZH-6x200': anOffer('AZH-6x200') })
      return undefined
    })
    await openShop('/cart', server, aBuyer())
    await opener.click()
    await pasted.fill(list('AZH-6x200;2'))
    await button('Continue').click()
    await button('Check 1 row').click()
    await expect.element(row(2).getByText('Chosen by Anna Beispiel on 20 Nov 2026 for this text.')).toBeVisible()
    await expect.element(button('Add 1 position')).toBeEnabled()
    await button('Row 2: forget the earlier choice').click()
    await expect.element(row(2).getByRole('button', { name: 'Confirm' })).toBeVisible()
    await expect.element(button('Add 0 positions')).toBeDisabled()
  })
})
