import { expect, type Page } from '@playwright/test'
import { csrfOf, signIn } from './buyer.ts'
import { account } from './screens.ts'
import { test, waitUntilReady } from './shop.ts'

/** Holds the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Returns a list of errors, to which React adds when a rendered page differs from that of the script. */
function recordProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return problems
}

async function expectContinued(page: Page, paths: readonly string[]): Promise<void> {
  const problems = recordProblems(page)
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect([path, ...problems]).toEqual([path])
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product shows its text, its drawing and both tables', async ({ page }) => {
    await page.goto('/product/AZH', { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Auswerferstift')
    await expect(page.getByRole('columnheader', { name: '160' })).toBeVisible()
    await expect(page.getByText('Ohne JavaScript zeigt diese Tabelle nur einen Teil der Größen')).toBeVisible()
    await expect(page.getByRole('grid').locator('tr[aria-hidden]')).toBeHidden()
    const drawing = page.getByRole('img', { name: /AZH/ }).first()
    await expect(drawing).toBeVisible()
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.goto('/product/AZH?view=list', { waitUntil: 'load' })
    await expect(page.getByRole('rowheader', { name: 'AZH-1x125' })).toBeVisible()
  })

  test('a search shows its results', async ({ page }) => {
    await page.goto('/product/AZH', { waitUntil: 'load' })
    await page.getByRole('combobox').fill('Auswerferhülse')
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { name: 'Treffer für „Auswerferhülse“' })).toBeVisible()
  })
})

test('a drawing that fails before the script starts is replaced by a text', async ({ page }) => {
  const release = await holdScripts(page)
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/resources/drawing/AZH.svg')) release()
  })
  await page.route('**/api/resources/drawing/**', (route) => route.abort())
  await page.goto('/product/AZH')
  await expect(page.getByRole('button', { name: /AZH/ }).getByText('Keine Zeichnung')).toBeVisible()
})

test('text typed and scrolled before the script starts stays, and nothing is fetched again', async ({ page }) => {
  const calls: string[] = []
  const problems = recordProblems(page)
  page.on('request', (request) => {
    if (/\/api\/(?!resources\/)/.test(request.url())) calls.push(request.url())
  })
  const release = await holdScripts(page)
  await page.goto('/product/AZH', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => {
    element.dataset.early = 'yes'
  })
  await page.getByRole('combobox').pressSequentially('AZH-6x2')
  await page.evaluate(() => window.scrollTo(0, 400))
  release()
  await waitUntilReady(page)
  await page.waitForLoadState('networkidle')

  await expect(heading).toHaveAttribute('data-early', 'yes')
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  expect(calls).toEqual([])
  expect(problems).toEqual([])
  await page.keyboard.type('00')
  await expect(page.getByRole('option', { name: /AZH-6x200/ })).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue('AZH-6x200')
})

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page, 'buyer'))

  test('a product has its price before the script starts', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/product/AZH?article=AZH-6x200', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Auswerferstift')
    await expect(page.getByText(/\d+,\d\d\s€/).first()).toBeVisible()
    release()
  })

  test('the cart has its heading and the name of the user before the script starts', async ({ page }) => {
    const release = await holdScripts(page)
    // On a busy machine the server sends the page empty.
    await expect(async () => {
      await page.goto('/cart', { waitUntil: 'commit' })
      // By their elements: what does not work yet has no roles.
      await expect(page.locator('h1', { hasText: 'Warenkorb' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.locator('header').getByText('Einkauf')).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Hinzufügen' })).toBeVisible()
  })

  test('a project is shown by its address', { tag: '@release' }, async ({ page }) => {
    const data = { number: 'W-8830', name: 'Gehäuse' }
    const project = await page.request.post('/api/project', { headers: await csrfOf(page), data })
    await page.goto(`/projects/${(await project.json()).id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'W-8830 · Gehäuse' })).toBeVisible()
  })

  test('the most used pages continue what the server has sent', async ({ page }) => {
    await expectContinued(page, ['/', '/product/AZH', '/search?q=AZH', '/cart', '/orders', '/dashboard'])
  })

  test('every other page continues what the server has sent', { tag: '@release' }, async ({ page }) => {
    await expectContinued(page, [
      ...[
        '/cart/delivery',
        '/carts',
        '/projects',
        '/favorites',
        '/own-numbers',
        '/own-numbers/remembered',
        '/part-notes',
      ],
      ...account,
      ...['/company', '/administration/companies', '/login'],
    ])
  })
})
