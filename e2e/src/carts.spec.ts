import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { emptyCart, signIn } from './buyer.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
})

const quantityOf = (page: Page, position: number) => page.getByLabel(new RegExp(`^Menge von Position ${position},`))

/** Adds parts over the call of the page: how they come into a cart is another journey. */
async function addParts(page: Page, parts: { articleNo: string; quantity: number }[]): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const rows = parts.map((part, index) => ({ row: index + 1, ...part }))
  const answer = await page.request.post('/api/cart/import', {
    headers: { 'x-xsrf-token': token },
    data: { rows, dryRun: false },
  })
  expect((await answer.json()).added).toBe(parts.length)
}

test('two tabs at one cart lose nothing of what the other changed', async ({ page, context }) => {
  await addParts(page, [
    { articleNo: 'AZH-6x200', quantity: 1 },
    { articleNo: 'AZH-3.2x160', quantity: 2 },
  ])
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  await quantityOf(page, 1).fill('7')
  await quantityOf(other, 2).fill('9')
  await quantityOf(page, 1).press('Tab')
  await quantityOf(other, 2).press('Tab')
  await expect
    .poll(async () => {
      const { cartPositions } = await (await page.request.get('/api/cart/default')).json()
      return cartPositions.map(({ quantity }: { quantity: number }) => quantity)
    })
    .toEqual([7, 9])
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(quantityOf(tab, 1)).toHaveValue('7')
    await expect(quantityOf(tab, 2)).toHaveValue('9')
  }
})

test('three hundred positions are there to the last, and the last can be changed', async ({ page }) => {
  const sizes = ['6x200', '3.2x160', '4x125']
  await addParts(
    page,
    Array.from({ length: 300 }, (_, index) => ({
      articleNo: `AZH-${sizes[index % sizes.length]}`,
      quantity: (index % 9) + 1,
    })),
  )
  await page.goto('/cart')
  await expect(quantityOf(page, 1)).toHaveValue('1')
  await page.keyboard.press('End')
  await expect(quantityOf(page, 300)).toBeVisible()
  await quantityOf(page, 300).fill('42')
  await quantityOf(page, 300).press('Tab')
  await expect
    .poll(async () => (await (await page.request.get('/api/cart/default')).json()).cartPositions.at(-1).quantity)
    .toBe(42)
})

test('a cart is saved as a file and comes back as another cart, cuts and all', async ({ page }) => {
  await addParts(page, [
    { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 3 },
    { articleNo: 'AZH-6x200', quantity: 5 },
  ])
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Datei', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Warenkorb-Datei speichern' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.normwerk$/)
  const content = await readFile(await file.path(), 'utf8')
  expect(content).not.toMatch(/price|preis/i)

  await page.getByRole('button', { name: 'Datei', exact: true }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Aus Datei laden …' }).click()
  await (await choosing).setFiles(await file.path())
  await expect(page).toHaveURL(/\/cart\?cart=/)
  await expect(page.getByLabel('Menge von Position 1, AZH-3.2x160-L147.25-T50')).toHaveValue('3')
  await expect(page.getByLabel('Menge von Position 2, AZH-6x200')).toHaveValue('5')
})

test('a project shows what was ordered for it', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Neues Projekt' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nummer').fill('W-4711')
  await dialog.getByLabel('Bezeichnung').fill('Deckel, zweifach')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()

  await addParts(page, [{ articleNo: 'AZH-6x200', quantity: 12 }])
  await page.goto('/cart')
  await page.getByLabel('Projekt').selectOption({ label: 'W-4711 · Deckel, zweifach' })
  await expect
    .poll(async () => (await (await page.request.get('/api/cart/default')).json()).project?.number)
    .toBe('W-4711')
  await page.goto('/cart/summary')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/\/confirmation/)

  await page.goto('/projects')
  await page.getByRole('link', { name: /W-4711/ }).click()
  const ordered = page.getByRole('table', { name: 'Bisher bestellt' })
  await expect(ordered.getByText('AZH-6x200')).toBeVisible()
  await expect(ordered.getByText('12', { exact: true })).toBeVisible()
})
