import type { Cart } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { punchoutEndpoints } from '@normwerk/contract/punchout'
import { aPart } from '../builders.ts'
import { injectInto } from '../network/transport.ts'
import type { TestApp } from '../start-app.ts'
import { type Answer, createVisitor, type Visitor } from '../visitor.ts'

export const erpOrigin = 'https://erp.example.com'
export const hookUrl = `${erpOrigin}/oci/return?cart=17`
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Allows a purchasing system to enter for the company of an administrator, and returns what it sends. */
export async function connectSystem(administrator: Visitor): Promise<Record<string, string>> {
  await administrator.call(punchoutEndpoints.changeAccount, { allowedOrigins: [erpOrigin] })
  const { username, password } = await administrator.call(punchoutEndpoints.rotatePassword)
  return { USERNAME: username, PASSWORD: password, HOOK_URL: hookUrl }
}

/** Sends an entry as a form, as the browser of a buyer does. */
export function sendEntry(
  shop: TestApp,
  parameters: Record<string, string>,
  visitor = shop.visitor(),
): Promise<Answer> {
  return visitor.send('POST', '/api/oci/entry', String(new URLSearchParams(parameters)), form)
}

/** Enters, and returns the visitor whose calls are below the root of the visit. */
export async function punchOut(
  shop: TestApp,
  parameters: Record<string, string>,
): Promise<{ root: string; path: string; buyer: Visitor }> {
  const browser = shop.visitor()
  const { status, headers, text } = await sendEntry(shop, parameters, browser)
  if (status !== 303) throw new Error(`the entry answered ${status}: ${text}`)
  const [, root = '', path = ''] = /^(\/punchout\/[^/]+)(.*)$/.exec(String(headers.location)) ?? []
  const reach = injectInto(shop.app)
  const cookies = Object.fromEntries([...browser.cookies].filter(([name]) => name.includes('punchout')))
  const buyer = createVisitor((request) => reach({ ...request, url: `${root}${request.url}` }), cookies)
  return { root, path, buyer }
}

/** Adds three pins, cut and with a certificate, to the default cart of a visit. */
export async function addPins({ dependencies }: TestApp, buyer: Visitor): Promise<Cart> {
  const { id } = await aPart(dependencies, 'AZH-3.2x160')
  const cut = { changedLength: 147.25, tolerance: 'T50', isThreeOne: true }
  return buyer.call(cartPositionEndpoints.add, { productDimensionId: id, quantity: 3, ...cut })
}
