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
      migrationDatabaseUrl: null,
      dataDirChosen: false,
      productKey: 'normwerk',
      erpConnector: 'back-office',
      maxQuantity: 9999,
      maxFilterResults: 5000,
      demoPassword: null,
    })
  })

  it.each([
    ['smtp://mail.firm.example:587', undefined, [true, false]],
    ['smtp://mail.firm.example', 'optional', [false, true]],
    ['smtps://mail.firm.example', undefined, [false, false]],
    ['smtp://127.0.0.1:1025', undefined, [false, false]],
    ['smtp://localhost', 'optional', [false, false]],
    ['smtp://[::1]:25', undefined, [false, false]],
    ['smtp://localhost.firm.example', undefined, [true, false]],
    ['smtp://127.0.0.1.firm.example', undefined, [true, false]],
  ])('require encryption of mails that leave the machine by %s, unless %s', (url, rule, expected) => {
    const { requiresStartTls, maySendInClear } = readSettings({ SMTP_URL: url, SMTP_TLS: rule })
    expect([requiresStartTls, maySendInClear]).toEqual(expected)
  })

  it('treat an empty value as unset', () => {
    const empty = readSettings({ PORT: '', DATA_DIR: '', ALLOWED_ORIGINS: '', DEMO_PASSWORD: '' })
    expect(empty).toEqual({ ...readSettings({}), shipCalendar: expect.any(Function) })
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

  it('have the calendar of the place from which goods are sent', () => {
    const environment = { SHIP_FROM: 'DE-BY', SHIP_CUT_OFF: '09:30', SHIP_CLOSED_ON: '2026-12-24, 2026-12-28' }
    const { shipCalendar } = readSettings(environment)
    expect(shipCalendar(new Date('2026-12-23T08:29:00Z'))(0)).toBe('2026-12-23')
    expect(shipCalendar(new Date('2026-12-23T08:30:00Z'))(0)).toBe('2026-12-29')
    expect(shipCalendar(new Date('2027-01-05T08:00:00Z'))(1)).toBe('2027-01-07')
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
    ['SHIP_FROM', 'DE-XX'],
    ['SHIP_FROM', 'Germany'],
    ['SHIP_CUT_OFF', '24:00'],
    ['SHIP_CUT_OFF', '9:00'],
    ['SHIP_CLOSED_ON', '2026-12-24,2027-02-29'],
    ['PUBLIC_URL', 'shop.example'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['POOLER_URL', 'http://a/b'],
    ['REPLICA_URL', 'replica'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['ERP_CONNECTOR', 'telex'],
    ['LOG_LEVEL', 'loud'],
    ['PRODUCT_KEY', '../etc'],
    ['MAIL_FROM', 'nobody'],
    ['NODE_ENV', 'Production'],
    ['TRUSTED_PROXIES', 'notanip'],
    ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['ALLOW_ROOT', 'true'],
    ['SECRET', 'short'],
    ['SECRET', `${'a'.repeat(32)},short`],
    ['METRICS_TOKEN', 'short'],
    ['API_DOCS', 'staff'],
    ['DEMO_PASSWORD', 'short'],
  ])('reject %s=%s in one line that names the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Settings: ${name} must [^\\n]+\\.$`))
  })

  it.each(['POOLER_URL', 'REPLICA_URL'])('reject %s without DATABASE_URL', (name) => {
    expect(() => readSettings({ [name]: 'postgres://a/b' })).toThrow('need DATABASE_URL')
  })

  it('report every wrong setting without its value', () => {
    const read = () => readSettings({ PORT: 'x', DATABASE_URL: 'user:secret@host' })
    expect(read).toThrow(/PORT must .*; DATABASE_URL must/)
    expect(read).not.toThrow(/secret/)
  })

  it.each([
    [{}, true],
    [{ DEMO_PASSWORD: 'Long-enough-1' }, true],
    [{ DATABASE_URL: 'postgres://a/b' }, false],
    [{ DATABASE_URL: 'postgres://a/b', DEMO_PASSWORD: 'Long-enough-1' }, true],
    [{ NODE_ENV: 'production' }, false],
  ])('decide whether an empty database gets the demo: %j', (environment, seedsDemo) => {
    expect(readSettings(environment)).toMatchObject({ seedsDemo })
  })

  it.each(['10.0.0.2', '10.0.0.0/8, ::1', 'loopback', '10.0.0.0/255.0.0.0', ''])('trust the proxies %s', (networks) => {
    expect(() => readSettings({ TRUSTED_PROXIES: networks })).not.toThrow()
  })
})
