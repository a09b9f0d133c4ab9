import { accountEndpoints } from '@normwerk/contract/account'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { maintenanceEndpoints } from '@normwerk/contract/content/maintenance'
import type { Role } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../database/tables/users.ts'
import { buildWeb } from '../../testing/build-web.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { lockProductFiles } from '../../testing/lock-product-files.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Answer, Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const emptyRoot = '<div id="root"></div>'
let shop: TestApp

beforeAll(async () => {
  buildWeb()
  shop = await startApp({ products: ['AZH'] })
}, 300_000)
afterAll(() => shop.stop())

interface Person {
  roles?: Role[]
  lastName?: string
  requireSecondFactor?: boolean
}

/** A user of a new company. */
async function aPerson({ roles, lastName = 'Muster', requireSecondFactor = false }: Person = {}) {
  const company = await aCompany(shop.dependencies, { requireSecondFactor })
  return aUser(shop.dependencies, company, roles, { lastName })
}

const signedIn = async (person?: Person) => shop.signedIn(await aPerson(person))

/** Requests a page until it is rendered: on a busy machine a shell may come too late. */
function open(visitor: Visitor, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return waitFor(async () => {
    const answer = await visitor.send('GET', url, undefined, { 'accept-language': 'de', ...headers })
    expect(answer.text).not.toContain(emptyRoot)
    return answer
  })
}

describe('a page of a signed-in user', () => {
  test.each([
    ['/cart', 'Warenkorb'],
    ['/cart/delivery', 'Adresse und Lieferung'],
    ['/carts', 'Warenkörbe'],
    ['/orders', 'Aufträge'],
    ['/projects', 'Projekte'],
    ['/favorites', 'Favoriten'],
    ['/own-numbers', 'Eigene Artikelnummern'],
    ['/part-notes', 'Notizen zu Teilen'],
    ['/dashboard', 'Übersicht'],
  ])('%s has its heading, a skeleton and the name before the script runs', async (url, heading) => {
    const { status, text, headers } = await open(await signedIn({ lastName: 'Zimmermann' }), url)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(text).toMatch(/^<!doctype html>\s*<html lang="de-DE">/)
    expect(text).toContain(`<title>${heading} · Normwerk</title>`)
    expect(text).toMatch(new RegExp(`<h1>${heading}</h1>.*role="status" aria-label="Wird geladen"`, 's'))
    expect(text).toMatch(/<header.*Zimmermann.*<\/header>/s)
  })

  test.each(['/orders', '/product/AZH'])('%s says how many positions their cart has', async (url) => {
    const buyer = await signedIn()
    const { id } = await aPart(shop.dependencies, 'AZH-6x200')
    for (const _ of [1, 2]) await buyer.call(cartPositionEndpoints.add, { productDimensionId: id })
    const { text } = await open(buyer, url)
    expect(text).toMatch(/<header.*>2 Positionen<.*<\/header>/s)
    expect(text).not.toContain('cartPositions')
  })

  test('shows at once the carts that wait for them above the tiles, so that the tiles do not move', async () => {
    const company = await aCompany(shop.dependencies)
    const designer = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER']))
    const buyer = await aUser(shop.dependencies, company, ['SHOP_USER', 'ORDER'], { passwordHash: 'none' })
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
    const { id } = await designer.call(cartPositionEndpoints.add, { productDimensionId })
    await designer.call(savedCartEndpoints.handOver, { userId: buyer.id }, { params: { id } })
    const { text } = await open(await shop.signedIn(buyer), '/dashboard')
    expect(text).toMatch(/<main.*1 Warenkorb wartet auf Ihre Bestellung.*<h2[^>]*>Direktbestellung/s)
    expect((await open(designer, '/dashboard')).text).not.toContain(JSON.stringify(cartEndpoints.list.route))
  })

  test('asks again in the browser for what the server could not read', async () => {
    const user = await signedIn({ requireSecondFactor: true })
    const { status, text } = await open(user, '/dashboard')
    expect(status).toBe(200)
    expect(text).not.toContain('role="alert"')
    const [, state = ''] = /id="state">(.*)<\/script>/.exec(text) ?? []
    expect(JSON.parse(state).answers.flat(2)).not.toContain(cartEndpoints.list.route)
  })

  test('of security has the second factor at once, so that the sessions below it do not move', async () => {
    const { text } = await open(await signedIn(), '/account/security')
    expect(text).toMatch(
      /<section[^>]*aria-label="Zweiter Faktor".*<button[^>]*>[^<]*Einrichten.*aria-label="Wird geladen"/s,
    )
  })

  test('is in their language', async () => {
    const { text } = await open(await signedIn(), '/orders', { 'accept-language': 'fr;q=0.5, en' })
    expect(text).toMatch(/<html lang="en-GB">.*<h1>Orders<\/h1>/s)
  })

  test('cannot be used before the script runs, because its forms would send themselves', async () => {
    const buyer = await signedIn()
    expect((await open(buyer, '/account/security')).text).toContain('<div id="root" inert><div')
    expect((await open(buyer, '/search')).text).toContain('<div id="root"><')
  })

  test('has nothing of others who request it at the same time, and no data besides the account, the count of the cart and the notice', async () => {
    const names = ['Adler', 'Bussard', 'Condor']
    const visitors = await Promise.all(names.map((lastName) => signedIn({ lastName })))
    const pages = await Promise.all(visitors.map((visitor) => open(visitor, '/account')))
    for (const [at, { text }] of pages.entries()) {
      expect(names.filter((name) => text.includes(name))).toEqual([names[at]])
      const [, state = ''] = /id="state">(.*)<\/script>/.exec(text) ?? []
      expect(JSON.parse(state).answers.map(([[route]]: [[string]]) => route)).toEqual([
        accountEndpoints.me.route,
        maintenanceEndpoints.read.route,
        cartEndpoints.countDefault.route,
      ])
    }
  })

  test('takes a name with a tag as text, in the page and in its data', async () => {
    const lastName = '</script><img src=x onerror=alert(1)>'
    const { text } = await open(await signedIn({ lastName }), '/account')
    expect(text).not.toContain('<img src=x')
    const [, state = ''] = /id="state">(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.stringify(JSON.parse(state))).toContain('</script><img')
  })

  test('links the style sheet of its part of the shop', async () => {
    const buyer = await signedIn()
    const sheetsOf = async (url: string) => (await open(buyer, url)).text.match(/assets\/(shop|office)(?=-[^/]*\.css)/g)
    expect(await sheetsOf('/orders')).toEqual(['assets/shop'])
    expect(await sheetsOf('/account')).toEqual(['assets/shop', 'assets/office'])
  })

  test('tells who may not see it, from the moment in which a right is removed', async () => {
    const person = await aPerson()
    const visitor = await shop.signedIn(person)
    expect((await open(visitor, '/orders')).text).not.toContain('Ihr Konto darf das nicht')
    await shop.dependencies.database
      .update(users)
      .set({ roles: ['SHOP_USER'] })
      .where(eq(users.id, person.id))
    expect((await open(visitor, '/orders')).text).toContain('Ihr Konto darf das nicht')
    expect((await open(visitor, '/administration/users')).text).toContain('Ihr Konto darf das nicht')
  })

  test('asks for the second factor that their company requires', async () => {
    const admin = await signedIn({ roles: ['ADMIN'], requireSecondFactor: true })
    const { text } = await open(admin, '/company')
    expect(text).toMatch(/<h1>Firmendaten<\/h1>.*href="\/account\/security"/s)
    expect(text).not.toContain('href="/company/audit"')
  })

  test('asks them to sign in after they have signed out, and has nothing of them', async () => {
    const visitor = await signedIn({ lastName: 'Zimmermann' })
    const before = new Map(visitor.cookies)
    await visitor.call(accountEndpoints.logout)
    const withOldSession = shop.visitor()
    for (const [name, value] of before) withOldSession.cookies.set(name, value)
    for (const left of [visitor, withOldSession]) {
      const { status, text, headers } = await open(left, '/orders')
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(text).toMatch(/<h1>Aufträge<\/h1>.*href="\/login\?from=%2Forders"/s)
      expect(text).not.toContain('Zimmermann')
    }
  })

  test('comes without content if making it takes too long, or too many pages wait', { tags: ['release'] }, async () => {
    const buyer = await signedIn()
    await open(buyer, '/cart')
    const { release, waitForReader } = await lockProductFiles(shop.databaseUrl)
    const ask = (url: string) => buyer.send('GET', url)
    const product = (at: number) => ask(`/product/AZH?q=${at}`)
    const first = product(0)
    await waitForReader()
    const late = await ask('/cart')
    expect([late.status, late.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(late.text).toContain(emptyRoot)
    const others = Array.from({ length: 45 }, (_, at) => product(at + 1))
    // Those that find no place are answered at once.
    const { status, text } = await Promise.race(others)
    expect([status, text.includes(emptyRoot)]).toEqual([200, true])
    expect((await ask('/cart')).text).toContain(emptyRoot)
    await release()
    expect(new Set((await Promise.all([first, ...others])).map((answer) => answer.status))).toEqual(new Set([200]))
  })
})

test('a product has the prices of a signed-in customer in its first answer, for nobody else', async () => {
  const url = '/product/AZH?article=AZH-6x200'
  const price = /\d+,\d\d\s€/
  const buyer = await signedIn()
  const own = await open(buyer, url)
  expect(own.text.replace(/<script type="application\/json.*/s, '')).toMatch(price)
  expect(own.headers['cache-control']).toBe('private, no-store')
  const other = await open(shop.visitor(), url)
  expect(other.text).not.toMatch(price)
  expect(other.headers['cache-control']).toBe('private, no-cache')
})
