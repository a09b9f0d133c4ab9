import { expect } from '@playwright/test'
import { password, signIn } from './buyer.ts'
import { receiveMail } from './mailbox.ts'
import { chosenPassword, signInAs } from './registering.ts'
import { test } from './shop.ts'

test('a new mail address counts once it is confirmed, and the former mailbox undoes it', { tag: '@release' }, async ({
  page,
}) => {
  const [former, email] = ['rival@example.com', 'rival.neu@example.com']
  await signIn(page, 'rival')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(email)
  await page.getByLabel('Ihr Passwort').fill(password)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Noch nicht bestätigt')).toBeVisible()

  await page.goto((await receiveMail(email, /bestätigen/)).path)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByText('Die neue E-Mail-Adresse gilt jetzt')).toBeVisible()
  await page.getByRole('link', { name: 'Weiter' }).click()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()

  await page.goto((await receiveMail(former, /geändert/)).path)
  await page.getByRole('button', { name: 'Änderung rückgängig machen' }).click()
  await expect(page.getByText('Ihre bisherige E-Mail-Adresse gilt wieder')).toBeVisible()
  await page.goto((await receiveMail(former, /Passwort/)).path)
  await page.getByLabel('Neues Passwort').fill(chosenPassword)
  await page.getByLabel('Passwort wiederholen').fill(chosenPassword)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByText('Passwort gespeichert')).toBeVisible()
  await signInAs(page, 'rival', chosenPassword)
  // Restores the password that the other journeys use.
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await page.getByLabel('Bisheriges Passwort').fill(chosenPassword)
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihr Passwort ist geändert')).toBeVisible()
})
