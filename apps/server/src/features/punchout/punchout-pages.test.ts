import { punchoutEndpoints } from '@normwerk/contract/punchout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../testing/build-web.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { connectSystem, erpOrigin, punchOut } from '../../testing/calls/purchasing-system.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Answer, Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let administrator: Visitor
let visit: Awaited<ReturnType<typeof punchOut>>

beforeAll(async () => {
  buildWeb()
  shop = await startApp({ products: ['AZH'], environment: { PUBLIC_URL: 'https://shop.example.com' } })
  const company = await aCompany(shop.dependencies, { companyName: 'Formenbau Adler' })
  administrator = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN']))
  visit = await punchOut(shop, await connectSystem(administrator))
}, 300_000)
afterAll(() => shop.stop())

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])

test('a page of a visit may be in a frame of the company, and all that it loads is below its own address', async () => {
  const page = await waitFor(async () => {
    const answer = await visit.buyer.send('GET', '/product/AZH?article=AZH-6x200', undefined, {
      'accept-language': 'de',
    })
    expect(answer.text).not.toContain('<div id="root"></div>')
    return answer
  })
  expect(policyOf(page)).toContain(`frame-ancestors ${erpOrigin};`)
  expect(policyOf(page)).toContain("form-action 'self';")
  expect(page.headers).toMatchObject({
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'private, no-store',
  })
  expect(page.headers).not.toHaveProperty('x-frame-options')
  expect(page.text).toContain(`"baseAddress":"${visit.root}"`)
  expect(page.text).toContain(`href="${visit.root}/cart"`)
  expect(page.text).toContain(`src="${visit.root}/api/resources/`)
  // The prices of the company.
  expect(page.text.replace(/<script type="application\/json.*/s, '')).toMatch(/\d+,\d\d\s€/)
})

test('only the page that transfers may send a form to the purchasing system', async () => {
  expect(policyOf(await visit.buyer.send('GET', '/transfer'))).toContain(`form-action 'self' ${erpOrigin};`)
  expect(policyOf(await visit.buyer.send('GET', '/transferred'))).toContain("form-action 'self';")
  expect(policyOf(await shop.visitor().send('GET', '/transfer'))).toContain("form-action 'self';")
})

test('an unknown visit opens nothing, and a visit that has ended says so in its frame', async () => {
  const unknown = await shop.visitor().send('GET', `/punchout/${shop.dependencies.ids.next()}/`)
  expect(policyOf(unknown)).toContain("frame-ancestors 'none'")
  expect(unknown.headers['x-frame-options']).toBe('SAMEORIGIN')
  const other = await punchOut(shop, await connectSystem(administrator))
  await administrator.call(punchoutEndpoints.close)
  const ended = await waitFor(async () => {
    const answer = await other.buyer.send('GET', '/cart', undefined, { 'accept-language': 'de' })
    expect(answer.text).toContain('Dieser Besuch ist beendet')
    return answer
  })
  expect(policyOf(ended)).toContain(`frame-ancestors ${erpOrigin};`)
  expect(ended.text).not.toContain('/login')
})

test('the configuration of a page that was not rendered has the address of its visit', async () => {
  const { text } = await visit.buyer.send('GET', '/config.json')
  expect(JSON.parse(text)).toMatchObject({ baseAddress: visit.root })
})
