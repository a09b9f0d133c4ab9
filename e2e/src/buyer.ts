import { expect, type Page } from '@playwright/test'

export const password = 'Demo-Passwort-1'

/** Signs in over the call of the page: the form is another journey. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.request.get('/api/language')
  const answer = await page.request.post('/api/user/authenticate', {
    headers: await csrfOf(page),
    data: { username, password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Empties the cart of the signed-in buyer by calls of the page, so that a journey starts with an empty cart. */
export async function emptyCart(page: Page): Promise<void> {
  const { request } = page
  const { id: cartId } = await (await request.get('/api/cart/default')).json()
  await request.put('/api/cart/clear', { headers: await csrfOf(page), data: { cartId } })
}

/** Deletes the parts that a company has chosen for texts, so that a journey finds its texts as a new company does. */
export async function deleteRememberedParts(page: Page): Promise<void> {
  await page.request.delete('/api/remembered-part', { headers: await csrfOf(page) })
}

/** Pastes a text into the focused field. */
export function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** Returns the search field of the header, or that of the landing page. */
export function searchField(page: Page) {
  return page.getByRole('combobox').first()
}

/** Adds parts by a call of the page, as adding them on the screen is tested by another journey. */
export async function addParts(page: Page, parts: { articleNo: string; quantity: number }[]): Promise<void> {
  const rows = parts.map((part, index) => ({ row: index + 1, ...part }))
  const answer = await page.request.post('/api/cart/import', {
    headers: await csrfOf(page),
    data: { rows, dryRun: false },
  })
  expect((await answer.json()).added).toBe(parts.length)
}

/** The header that a call which changes something needs. */
export async function csrfOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
}
