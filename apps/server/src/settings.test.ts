import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('have defaults for an empty environment', () => {
    expect(readSettings({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDirChosen: false,
      productKey: 'normwerk',
      erpConnector: 'back-office',
      maxQuantity: 9999,
      maxFilterResults: 5000,
      demoPassword: null,
    })
  })

  it('treat an empty value as unset', () => {
    expect(readSettings({ PORT: '', DATA_DIR: '', ALLOWED_ORIGINS: '', DEMO_PASSWORD: '' })).toEqual(readSettings({}))
  })

  it('keep port 0, which picks a free one', () => {
    expect(readSettings({ PORT: '0' }).port).toBe(0)
  })

  it('read lists with blanks around their entries', () => {
    const { allowedOrigins, trustedProxies } = readSettings({
      ALLOWED_ORIGINS: 'https://a.example , http://b.example:8080',
      TRUSTED_PROXIES: '10.0.0.0/8,',
    })
    expect(allowedOrigins).toEqual(['https://a.example', 'http://b.example:8080'])
    expect(trustedProxies).toEqual(['10.0.0.0/8'])
  })

  it('resolve a relative data folder from where npm was called', () => {
    expect(readSettings({ DATA_DIR: 'mine', INIT_CWD: '/srv/shop' }).dataDir).toBe('/srv/shop/mine')
    expect(readSettings({ DATA_DIR: 'mine' }).dataDir).toBe(resolve('mine'))
    expect(readSettings({ DATA_DIR: '/srv/data' })).toMatchObject({ dataDir: '/srv/data', dataDirChosen: true })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '3000 '],
    ['MAX_QUANTITY', '0'],
    ['PUBLIC_URL', 'shop.example'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['ERP_CONNECTOR', 'telex'],
    ['LOG_LEVEL', 'loud'],
    ['PRODUCT_KEY', '../etc'],
    ['MAIL_FROM', 'nobody'],
    ['DEMO_PASSWORD', 'short'],
  ])('reject %s=%s in one line that names the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Settings: ${name} must [^\\n]+\\.$`))
  })

  it('report every wrong setting without its value', () => {
    const read = () => readSettings({ PORT: 'x', DATABASE_URL: 'user:secret@host' })
    expect(read).toThrow(/PORT must .*; DATABASE_URL must/)
    expect(read).not.toThrow(/secret/)
  })

  it('reject mails without a sender in production, and nowhere else', () => {
    const mail = { SMTP_URL: 'smtp://user:secret@mail.example.com' }
    const read = () => readSettings({ NODE_ENV: 'production', ...mail })
    expect(read).toThrow(/^Settings: MAIL_FROM must [^\n]+\.$/)
    expect(read).not.toThrow(/secret/)
    expect(readSettings(mail)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: null })
    const MAIL_FROM = 'shop@example.com'
    expect(readSettings({ NODE_ENV: 'production', ...mail, MAIL_FROM })).toMatchObject({ mailFrom: MAIL_FROM })
  })

  it('reject a demo password in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production', DEMO_PASSWORD: 'Long-enough-1' })).toThrow(/production/)
  })
})
