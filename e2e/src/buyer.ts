import { expect, type Page } from '@playwright/test'

export const password = 'Demo-Passwort-1'

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Empties the cart of the signed-in buyer over the calls of the page, so that a journey starts from nothing. */
export async function emptyCart(page: Page): Promise<void> {
  const { request } = page
  const { id: cartId } = await (await request.get('/api/cart/default')).json()
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  await request.put('/api/cart/clear', { headers: { 'x-xsrf-token': token }, data: { cartId } })
}

/** The search field of the header, or the one of the landing page. */
export function searchField(page: Page) {
  return page.getByRole('combobox').first()
}

/** Adds parts over the call of the page: how they come into a cart is another journey. */
export async function addParts(page: Page, parts: { articleNo: string; quantity: number }[]): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const rows = parts.map((part, index) => ({ row: index + 1, ...part }))
  const answer = await page.request.post('/api/cart/import', {
    headers: { 'x-xsrf-token': token },
    data: { rows, dryRun: false },
  })
  expect((await answer.json()).added).toBe(parts.length)
}
