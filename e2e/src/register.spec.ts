import { expect } from '@playwright/test'
import { signIn } from './buyer.ts'
import { receiveMail } from './mailbox.ts'
import { asSomebodyElse, chosenPassword, fillPerson, registerAndConfirm, signInAs } from './registering.ts'
import { test } from './shop.ts'

test('a colleague registers with the customer number, is verified by an administrator and signs in', {
  tag: '@release',
}, async ({ page }) => {
  const email = 'karin.konstruktion@example.com'
  await page.goto('/register')
  await page.getByText('Meine Firma ist Kunde').click()
  await page.getByLabel('Kundennummer').fill('10001')
  await page.getByLabel('Postleitzahl').fill('12345')
  await expect(page.getByText('Musterform Werkzeugbau GmbH')).toBeVisible()
  await fillPerson(page, { firstName: 'Karin', lastName: 'Konstruktion', email })
  await registerAndConfirm(page, email)

  await asSomebodyElse(page, async (administrator) => {
    const waiting = await receiveMail('admin@example.com', /Registrierung|registriert|wartet/i)
    await signIn(administrator, 'admin')
    await administrator.goto(waiting.path)
    const card = administrator.getByRole('listitem').filter({ hasText: 'Karin Konstruktion' })
    await card.getByRole('button', { name: 'Freigeben' }).click()
    await expect(administrator.getByText(/Karin Konstruktion kann sich ab jetzt anmelden/)).toBeVisible()
  })

  await receiveMail(email, /frei|bereit|willkommen/i)
  await signInAs(page, email, chosenPassword)
  await page.goto('/account')
  await expect(page.getByRole('main').getByText('Musterform Werkzeugbau GmbH').first()).toBeVisible()
})

test('a new company registers, staff accept it, and its first user has all roles', async ({ page }) => {
  const email = 'gerda.gruendung@example.com'
  await page.goto('/register')
  await page.getByText('Meine Firma ist neu hier').click()
  await page.getByLabel('Firmenname').fill('Neuform Spritzguss GmbH')
  await page.getByLabel('Straße').fill('Gründerweg')
  await page.getByLabel('Nr.', { exact: true }).fill('3')
  await page.getByLabel('Postleitzahl').fill('1234')
  await page.getByLabel('Ort', { exact: true }).fill('Neustadt')
  await fillPerson(page, { firstName: 'Gerda', lastName: 'Gründung', email })
  await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click()
  await expect(page.getByText('Das ist keine Postleitzahl dieses Landes.')).toBeVisible()
  await expect(page.getByLabel('Vorname')).toHaveValue('Gerda')
  await page.getByLabel('Postleitzahl').fill('12345')
  await registerAndConfirm(page, email)

  await asSomebodyElse(page, async (staff) => {
    await signIn(staff, 'staff')
    await staff.goto('/administration/registrations')
    const card = staff.getByRole('listitem').filter({ hasText: 'Neuform Spritzguss GmbH' })
    await card.getByRole('button', { name: 'Firma anlegen und freigeben' }).click()
    await expect(staff.getByText(/Gerda Gründung kann sich ab jetzt anmelden/)).toBeVisible()
  })

  await receiveMail(email, /frei|bereit|willkommen/i)
  await signInAs(page, email, chosenPassword)
  await page.goto('/company/users')
  await expect(page.getByRole('main').getByText('Gerda Gründung').first()).toBeVisible()
})
