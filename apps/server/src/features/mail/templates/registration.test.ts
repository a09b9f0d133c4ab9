import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { registrations } from '../../../database/tables/companies.ts'
import { oneTimeTokens, type users } from '../../../database/tables/users.ts'
import { hashToken } from '../../../http/session/session.ts'
import { aCompany, aRegistration, aUser } from '../../../testing/builders.ts'
import { bothLanguages, finishMail, linksOf, receiveMail } from '../../../testing/network/receive-mail.ts'
import { shareApp, type TestApp } from '../../../testing/start-app.ts'
import type { Mail } from '../send-mail.ts'

const base = 'https://shop.example.com'
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies, { companyName: 'Form & Söhne <GmbH>' })
})

const database = () => shop.dependencies.database
const receive = (mail: Mail) => receiveMail(shop, mail)
const finish = (mail: Mail) => finishMail(shop, mail)
const unconfirmed = (fields: Partial<typeof registrations.$inferInsert> = {}, of: { id: string } | null = company) =>
  aRegistration(shop.dependencies, of, { firstName: 'Nils', lastName: 'Neu', confirmedAt: null, ...fields })
const someone = (fields: Partial<typeof users.$inferInsert> = {}) =>
  aUser(shop.dependencies, company, ['SHOP_USER'], fields)

describe('a mail to confirm a registration', () => {
  it.each(
    bothLanguages({
      de: ['Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Guten Tag Frau Dr. Einkauf,', '7 Tage'],
      en: ['Please confirm your email address', 'Dear Dr. Einkauf,', '7 days'],
    }),
  )('has a link that confirms it (%s)', async (language, [subject, greeting, lifetime]) => {
    const who = { salutation: 'Ms', title: 'Dr.', lastName: 'Einkauf' } as const
    const { id: registrationId, email } = await unconfirmed(who)
    const mail = await receive({ kind: 'confirmRegistration', recipient: email, language, data: { registrationId } })
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(greeting)
    expect(mail.text).toContain(lifetime)
    expect(mail.html).toContain(`<html lang="${language}-`)
    expect(linksOf(mail)).toEqual([`${base}/register/confirm?token=${mail.token}`])
    const [token] = await database()
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.tokenHash, hashToken(mail.token)))
    expect(token?.registrationId).toBe(registrationId)
    const days = ((token?.expiresAt.getTime() ?? 0) - (token?.createdAt.getTime() ?? 0)) / (24 * 60 * 60 * 1000)
    expect(days).toBe(7)
  })

  it.each(
    bothLanguages({
      de: ['Sie haben schon ein Konto bei Normwerk', 'Guten Tag Herr Alt,'],
      en: ['You already have an account with Normwerk', 'Dear Mr Alt,'],
    }),
  )('informs the owner of a taken address, also when it is retried (%s)', async (language, [subject, greeting]) => {
    const owner = await someone({ salutation: 'Mr', lastName: 'Alt' })
    const { id: registrationId } = await unconfirmed({ email: owner.email.toUpperCase(), lastName: 'Fremd' })
    const data = { registrationId }
    for (const attempt of ['first', 'again']) {
      const mail = await receive({ kind: 'confirmRegistration', recipient: owner.email, language, data })
      expect(mail.subject, attempt).toBe(subject)
      expect(mail.text).toContain(greeting)
      expect(mail.text).not.toContain('Fremd')
      expect(mail.token).toBe('')
      expect(linksOf(mail).toSorted()).toEqual([`${base}/login`, `${base}/password/forgot`])
    }
    expect(await database().$count(registrations, eq(registrations.id, registrationId))).toBe(0)
  })

  it("is sent to the taken address in its owner's spelling", async () => {
    const owner = await someone()
    const { id: registrationId } = await unconfirmed()
    const recipient = owner.email.toUpperCase()
    await finish({ kind: 'confirmRegistration', recipient, language: 'de', data: { registrationId } })
    expect(await shop.mailsTo(owner.email)).toHaveLength(1)
    expect(await shop.mailsTo(recipient)).toEqual([])
  })

  it('contains no advertisement in a name', async () => {
    const { id: registrationId, email } = await unconfirmed({ firstName: 'Win', lastName: 'at https://evil.example' })
    const data = { registrationId }
    const mail = await receive({ kind: 'confirmRegistration', recipient: email, language: 'en', data })
    expect(mail.text).toMatch(/^Hello,\n/)
    expect(mail.text + mail.html).not.toContain('evil')
  })

  it('is not sent once the registration is deleted or confirmed', async () => {
    const confirmed = await unconfirmed({ confirmedAt: new Date() })
    const gone = { id: shop.dependencies.ids.next(), email: 'gone@example.com' }
    for (const { id: registrationId, email: recipient } of [confirmed, gone]) {
      await finish({ kind: 'confirmRegistration', recipient, language: 'de', data: { registrationId } })
      expect(await shop.mailsTo(recipient)).toEqual([])
    }
  })
})

describe('a mail about a waiting registration', () => {
  it.each(bothLanguages({ de: 'Neue Registrierung: Nils Neu', en: 'New registration: Nils Neu' }))(
    "links the administrator's queue (%s)",
    async (language, subject) => {
      const admin = await aUser(shop.dependencies, company, ['ADMIN'])
      const { id: registrationId } = await unconfirmed()
      const data = { registrationId, queue: 'company' } as const
      const mail = await receive({ kind: 'registrationWaiting', recipient: admin.email, language, data })
      expect(mail.subject).toBe(subject)
      expect(mail.text).toContain('Form & Söhne <GmbH>')
      expect(mail.html).toContain('Form &amp; Söhne &lt;GmbH&gt;')
      expect(linksOf(mail)).toEqual([`${base}/company/registrations`])
    },
  )

  it('links the queue of staff and names the new company', async () => {
    const staff = await aUser(shop.dependencies, null)
    const newCompany = { companyName: 'Neuland AG', street: 'Weg', zip: '12345', city: 'Ort', country: 'DE' }
    const { id: registrationId } = await unconfirmed({ newCompany }, null)
    const data = { registrationId, queue: 'staff' } as const
    const mail = await receive({ kind: 'registrationWaiting', recipient: staff.email, language: 'de', data })
    expect(mail.text).toContain('Neuland AG')
    expect(linksOf(mail)).toEqual([`${base}/administration/registrations`])
  })

  it('is not sent to users who may no longer decide', async () => {
    const otherCompanyUser = await aUser(shop.dependencies, await aCompany(shop.dependencies), ['ADMIN'])
    const locked = await aUser(shop.dependencies, company, ['ADMIN'], { locked: true })
    const { id: registrationId } = await unconfirmed()
    for (const { email: recipient } of [otherCompanyUser, locked, await someone()]) {
      const data = { registrationId, queue: 'company' } as const
      await finish({ kind: 'registrationWaiting', recipient, language: 'de', data })
      expect(await shop.mailsTo(recipient)).toEqual([])
    }
  })
})

describe('a mail about a decision', () => {
  it.each(bothLanguages({ de: 'Ihr Benutzername ist', en: 'Your user name is' }))(
    'welcomes with the user name and a link to sign in (%s)',
    async (language, words) => {
      const user = await someone()
      const data = { userId: user.id }
      const mail = await receive({ kind: 'registrationAccepted', recipient: user.email, language, data })
      expect(mail.text).toContain(`${words} ${user.username}.`)
      expect(linksOf(mail)).toEqual([`${base}/login`])
    },
  )

  it.each(bothLanguages({ de: ['Guten Tag Nils Neu,', 'Innendienst'], en: ['Hello Nils Neu,', 'sales office'] }))(
    'rejects without a link and names a contact person (%s)',
    async (language, [greeting, help]) => {
      const data = { firstName: 'Nils', lastName: 'Neu' }
      const recipient = `rejected-${language}@example.com`
      const mail = await receive({ kind: 'registrationRefused', recipient, language, data })
      expect(mail.text).toContain(greeting)
      expect(mail.text).toContain(help)
      expect(linksOf(mail)).toEqual([])
    },
  )
})
