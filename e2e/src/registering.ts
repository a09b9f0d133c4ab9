import { expect, type Page } from '@playwright/test'
import { receiveMail } from './mailbox.ts'

interface Person {
  firstName: string
  lastName: string
  email: string
}

export const chosenPassword = 'Neuer-Stempel-42'

/** Fills the lower half of the form, which both kinds of registration share. */
export async function fillPerson(page: Page, { firstName, lastName, email }: Person): Promise<void> {
  await page.getByLabel('Vorname').fill(firstName)
  await page.getByLabel('Nachname').fill(lastName)
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(email)
  await page.getByLabel('Passwort', { exact: true }).or(page.getByLabel('Neues Passwort')).fill(chosenPassword)
  await page.getByLabel('Passwort wiederholen').fill(chosenPassword)
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
}

/** Sends the form and follows the link of the mail. */
export async function registerAndConfirm(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
  await expect(page).toHaveURL(/\/register\/pending/)
  const { path } = await receiveMail(email, /bestätigen/i)
  await page.goto(path)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Ihre Adresse ist bestätigt')).toBeVisible()
}

/** Signs in with the chosen name and password. */
export async function signInAs(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Benutzername').fill(name)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Runs `work` as another person with their own browser. */
export async function asSomebodyElse(page: Page, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ locale: 'de-DE', baseURL: new URL(page.url()).origin })
  if (context === undefined) throw new Error('no browser')
  await work(await context.newPage())
  await context.close()
}
