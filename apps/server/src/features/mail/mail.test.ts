import { type LanguageCode, languageCodes, locales } from '@normwerk/contract/language'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageVersions } from '../../database/tables/content.ts'
import { oneTimeTokens, type users } from '../../database/tables/users.ts'
import { hashToken } from '../../http/session/session.ts'
import { aCompany, aRegistration, aUser } from '../../testing/builders.ts'
import { bothLanguages, finishMail, linksOf, receiveMail } from '../../testing/network/receive-mail.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { type Mail, sendMail } from './send-mail.ts'

const base = 'https://shop.example.com'
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies, { companyName: 'Form & Söhne <GmbH>' })
})
afterAll(() => shop.stop())

const database = () => shop.dependencies.database
const receive = (mail: Mail) => receiveMail(shop, mail)
const finish = (mail: Mail) => finishMail(shop, mail)
const someone = (fields: Partial<typeof users.$inferInsert> = {}) =>
  aUser(shop.dependencies, company, ['SHOP_USER'], fields)
const tokensOf = (userId: string) => database().select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))

describe('an invitation', () => {
  it.each(bothLanguages({ de: 'Max Gastgeber hat Ihnen', en: 'Max Gastgeber has set up' }))(
    'names the inviting user and links the choice of a password (%s)',
    async (language, words) => {
      const user = await someone({ email: `guest+${language}@example.com` })
      const data = { userId: user.id, invitedBy: 'Max Gastgeber' }
      const mail = await receive({ kind: 'invitation', recipient: user.email, language, data })
      expect(mail.text).toContain(words)
      expect(mail.text).toContain('Form & Söhne <GmbH>')
      expect(mail.text).toContain(user.username)
      expect(linksOf(mail)).toEqual([
        `${base}/password/choose?token=${mail.token}&email=guest%2B${language}%40example.com`,
      ])
      expect(await tokensOf(user.id)).toMatchObject([{ tokenHash: hashToken(mail.token) }])
    },
  )

  it('sent again leaves one valid link', async () => {
    const user = await someone()
    const data = { userId: user.id, invitedBy: 'Max Gastgeber' }
    const invitation = { kind: 'invitation', recipient: user.email, language: 'de', data } as const
    await receive(invitation)
    const { token } = await receive(invitation)
    expect(await tokensOf(user.id)).toMatchObject([{ tokenHash: hashToken(token) }])
  })

  it('names no company to staff', async () => {
    const colleague = await aUser(shop.dependencies, null)
    const data = { userId: colleague.id, invitedBy: 'Max Gastgeber' }
    const mail = await receive({ kind: 'invitation', recipient: colleague.email, language: 'de', data })
    expect(mail.text).toContain('Teil des Shop-Teams')
  })

  it('is not sent to an earlier address, nor to a user with a password or a deleted one', async () => {
    const moved = await someone()
    const ready = await someone({ passwordHash: 'hash' })
    const deleted = await someone({ deletedAt: new Date() })
    const mailTo = [
      { id: moved.id, recipient: 'before@example.com' },
      { id: ready.id, recipient: ready.email },
      { id: deleted.id, recipient: deleted.email },
    ]
    for (const { id: userId, recipient } of mailTo) {
      await finish({ kind: 'invitation', recipient, language: 'de', data: { userId, invitedBy: 'Max' } })
      expect(await shop.mailsTo(recipient)).toEqual([])
      expect(await tokensOf(userId)).toEqual([])
    }
  })
})

describe('a mail for a new password', () => {
  const reset = (recipient: string, language: LanguageCode = 'de') =>
    receive({ kind: 'resetPassword', recipient, language, data: {} })

  it.each([[{}], [{ locked: true }]])("is sent to a known address in its owner's spelling: %j", async (fields) => {
    const { email } = await someone(fields)
    const recipient = email.toUpperCase()
    await finish({ kind: 'resetPassword', recipient, language: 'de', data: {} })
    expect(await shop.mailsTo(email)).toHaveLength(1)
    expect(await shop.mailsTo(recipient)).toEqual([])
  })

  it.each(
    bothLanguages({
      de: ['Neues Passwort wählen', '60 Minuten'],
      en: ['Choose a new password', '60 minutes'],
    }),
  )('has a link for a known user (%s)', async (language, [subject, lifetime]) => {
    const user = await someone()
    const mail = await reset(user.email, language)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(lifetime)
    const [token] = await tokensOf(user.id)
    expect(token?.tokenHash).toBe(hashToken(mail.token))
    expect((token?.expiresAt.getTime() ?? 0) - (token?.createdAt.getTime() ?? 0)).toBe(60 * 60 * 1000)
    const email = encodeURIComponent(user.email)
    expect(linksOf(mail)).toEqual([`${base}/password/choose?token=${mail.token}&email=${email}`])
  })

  it.each(bothLanguages({ de: 'Ihr Konto ist gesperrt', en: 'Your account is locked' }))(
    'names a contact person to a locked or disabled user, without a link (%s)',
    async (language, subject) => {
      for (const user of [await someone({ locked: true }), await someone({ enabled: false })]) {
        const mail = await reset(user.email, language)
        expect(mail.subject).toBe(subject)
        expect(linksOf(mail)).toEqual([])
        expect(await tokensOf(user.id)).toEqual([])
      }
    },
  )

  it.each(bothLanguages({ de: 'Kein Konto mit dieser Adresse', en: 'No account with this address' }))(
    'explains to an unknown address how to register (%s)',
    async (language, subject) => {
      const mail = await reset(`unknown-${language}@example.com`, language)
      expect(mail.subject).toBe(subject)
      expect(linksOf(mail)).toEqual([`${base}/register`])
    },
  )
})

describe('a notice', () => {
  it.each(bothLanguages({ de: 'Ihr Passwort wurde geändert', en: 'Your password has been changed' }))(
    'of a new password says what to do if someone else set it (%s)',
    async (language, subject) => {
      const user = await someone()
      const data = { userId: user.id }
      const mail = await receive({ kind: 'passwordChanged', recipient: user.email, language, data })
      expect(mail.subject).toBe(subject)
      expect(linksOf(mail)).toEqual([`${base}/password/forgot`])
    },
  )

  it.each(
    bothLanguages({
      de: { on: 'Zweiter Faktor eingerichtet', off: 'Zweiter Faktor entfernt' },
      en: { on: 'Second factor set up', off: 'Second factor removed' },
    }),
  )('of the second factor says whether it was set up or removed (%s)', async (language, subjects) => {
    const user = await someone()
    for (const state of ['on', 'off'] as const) {
      const data = { userId: user.id, state }
      const mail = await receive({ kind: 'secondFactorChanged', recipient: user.email, language, data })
      expect(mail.subject).toBe(subjects[state])
      expect(linksOf(mail)).toEqual([`${base}/password/forgot`])
    }
  })

  it.each(bothLanguages({ de: 'Ihre E-Mail-Adresse wurde geändert', en: 'Your email address has been changed' }))(
    'of a new address goes to the old one and does not name the new one (%s)',
    async (language, subject) => {
      const user = await someone()
      const recipient = `old-${user.id}@example.com`
      const data = { userId: user.id, emailChangeId: '' }
      const mail = await receive({ kind: 'emailChanged', recipient, language, data })
      expect(mail.subject).toBe(subject)
      expect(mail.text).not.toContain(user.email)
    },
  )

  it('is not sent about a deleted user', async () => {
    const { id: userId, email: recipient } = await someone({ deletedAt: new Date() })
    await finish({ kind: 'passwordChanged', recipient, language: 'de', data: { userId } })
    await finish({ kind: 'emailChanged', recipient, language: 'de', data: { userId, emailChangeId: '' } })
    await finish({ kind: 'secondFactorChanged', recipient, language: 'de', data: { userId, state: 'on' } })
    await finish({ kind: 'registrationAccepted', recipient, language: 'de', data: { userId } })
    expect(await shop.mailsTo(recipient)).toEqual([])
  })

  it.each(languageCodes)('can be written in %s', async (language) => {
    const user = await someone()
    const mail = await receive({ kind: 'passwordChanged', recipient: user.email, language, data: { userId: user.id } })
    expect(mail.html).toContain(`<html lang="${locales[language]}">`)
    expect(mail.subject + mail.text).not.toMatch(/mail\.[a-z]|[{}]/)
    expect(linksOf(mail)).toEqual([`${base}/password/forgot`])
  })
})
describe('the operator of the shop', () => {
  const aMail = async (language: LanguageCode) => {
    const { id: registrationId, email } = await aRegistration(shop.dependencies, company, { confirmedAt: null })
    return receive({ kind: 'confirmRegistration', recipient: email, language, data: { registrationId } })
  }

  it.each(
    bothLanguages({
      de: 'Amtsgericht Musterstadt, HRB 00000, Umsatzsteuer-Identifikationsnummer DE000000000',
      en: 'Local court of Musterstadt, HRB 00000, VAT identification number DE000000000',
    }),
  )('is at the end of a mail (%s)', async (language, line) => {
    const { text, html } = await aMail(language)
    expect(text.trim().split('\n').slice(-4)).toContain(line)
    expect(html).toContain(line)
  })

  it('is left out until it is published', async () => {
    await database().delete(pageVersions).where(eq(pageVersions.key, 'operator'))
    expect((await aMail('de')).text).not.toContain('Musterstadt')
  })
})

describe('mails in the database', () => {
  it('do not exist after their transaction was rolled back', async () => {
    const recipient = 'never@example.com'
    const mail = { kind: 'resetPassword', recipient, language: 'de', data: {} } as const
    await database()
      .transaction(async (db) => {
        await sendMail(shop.dependencies, db, mail)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await receive({ ...mail, recipient: 'always@example.com' })
    expect(await shop.mailsTo(recipient)).toEqual([])
  })

  it('contain neither a link nor its token', async () => {
    const { email: recipient } = await aUser(shop.dependencies, company, ['ADMIN', 'SHOP_USER'])
    const { id: registrationId } = await aRegistration(shop.dependencies, company)
    const data = { registrationId, queue: 'company' } as const
    await receive({ kind: 'registrationWaiting', recipient, language: 'de', data })
    const { token } = await receive({ kind: 'resetPassword', recipient, language: 'de', data: {} })
    const { rows } = await shop.dependencies.pool.query<{ row: string }>(
      `select to_jsonb(mails)::text as row from mails
       union all select to_jsonb(job)::text from pgboss.job where name like 'mail%'`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { row } of rows) expect(row).not.toMatch(/https?:|token/)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
