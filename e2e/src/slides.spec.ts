import { expect } from '@playwright/test'
import { signIn } from './buyer.ts'
import { test } from './shop.ts'

test('a new slide is hidden until staff have written it, then visitors turn to it', { tag: '@release' }, async ({
  browser,
  page,
}) => {
  await signIn(page, 'staff')
  await page.goto('/de/administration/slides')
  await page.getByRole('button', { name: 'Neue Folie' }).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Neue Formaufbauten')
  await page.getByLabel('Text der Schaltfläche').fill('Ansehen')
  await page.getByLabel('Adresse der Schaltfläche').fill('/de/configurator')

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin, hasTouch: true })).newPage()
  await visitor.goto('/de')
  const carousel = visitor.getByRole('region', { name: 'Aktuelles' })
  await expect(carousel.getByText('1 von 3', { exact: true })).toBeVisible()

  await page.getByLabel('Besucher sehen').check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Folie ist gespeichert.')).toBeVisible()

  await visitor.goto('/en')
  const english = visitor.getByRole('region', { name: 'Highlights' })
  await english.getByRole('button', { name: 'Previous' }).click()
  // It has no English text yet.
  await expect(english.getByText('4 of 4', { exact: true })).toBeVisible()
  const link = english.getByRole('link', { name: 'Ansehen' })
  await expect(link).toBeInViewport()
  await link.click()
  // Readers stay in their language.
  await expect(visitor).toHaveURL(/\/en\/configurator$/)
})
