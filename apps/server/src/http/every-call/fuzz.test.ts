import { endpointsByFeature } from '@normwerk/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../settings.ts'
import { aPart, aUser } from '../../testing/builders.ts'
import { registrantPassword } from '../../testing/calls/registrants.ts'
import { anyRequest, type FuzzedRequest } from '../../testing/every-call/fuzz/any-request.ts'
import type { Known } from '../../testing/every-call/fuzz/any-value.ts'
import { type Operation, readOperations } from '../../testing/every-call/fuzz/api-document.ts'
import { type Filled, fillCompany } from '../../testing/fill-company.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Answer, Visitor } from '../../testing/visitor.ts'
import { listSecurityHeaders } from '../answers/response-headers.ts'
import { describeApi } from '../open-api.ts'
import { version } from '../session/operators.ts'

/** Random before each release, unless `FUZZ_SEED` repeats one. A failing test names its seed. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

interface Entered {
  known: Known
  visitors: [name: string, visitor: Visitor][]
}

let shop: TestApp
/** Of the sample, whose few calls leave enough of a company for each other. */
let entered: Entered
let securityHeaders: ReturnType<typeof listSecurityHeaders>

beforeAll(async () => {
  shop = await startApp()
  entered = await enter()
  securityHeaders = listSecurityHeaders(shop.dependencies.settings)
})
afterAll(() => shop.stop())

const operations = readOperations(describeApi(endpointsByFeature, version, readSettings({})))

const callers: Record<string, (company: Filled) => Promise<Visitor> | Visitor> = {
  'a visitor': () => shop.visitor(),
  'a buyer': async ({ named }) => shop.signedIn(await aUser(shop.dependencies, { id: named.company }, ['SHOP_USER'])),
  'the owner of the data': ({ administrator }) => administrator,
  staff: async () => shop.signedIn(await aUser(shop.dependencies, null)),
}

async function knownOf({ named }: Filled): Promise<Known> {
  const part = await aPart(shop.dependencies, 'AZH-6x200')
  return {
    ...named,
    ...{ dimension: part.id, product: part.productId, articleNo: part.articleNo, changedLength: '147.25' },
    ...{ file: 'AZH-6x200.svg', key: 'terms', version: '1', number: '1', country: 'DE', language: 'de', zip: '12345' },
    ...{ email: 'new@example.com', password: registrantPassword, phone: '+49 30 901820', fax: '+49 30 901820' },
  }
}

function send(visitor: Visitor, { method }: Operation, { url, headers, body, form }: FuzzedRequest): Promise<Answer> {
  if (form !== undefined) return visitor.upload(url, form.file, form.fields, {}, method)
  return visitor.send(method, url, body, headers)
}

async function enter(): Promise<Entered> {
  const company = await fillCompany(shop, `F-${shop.dependencies.ids.next().slice(-7)}`)
  const visitors: Entered['visitors'] = []
  for (const [name, enterAs] of Object.entries(callers)) visitors.push([name, await enterAs(company)])
  return { known: await knownOf(company), visitors }
}

async function fuzz(operation: Operation, { known, visitors }: Entered, seed: number, numRuns: number) {
  const anyOfOperation = anyRequest(operation, known)
  for (const [name, visitor] of visitors) {
    await fc.assert(
      fc.asyncProperty(anyOfOperation, async (request) => {
        const answer = await send(visitor, operation, request)
        const { status, headers, text } = answer
        const said = `${name}: ${status} ${text.slice(0, 300)}`
        expect(status, said).toBeLessThan(500)
        expect(headers, said).toMatchObject(securityHeaders)
        expect(operation.differs(status, String(headers['content-type']), text), said).toBeNull()
      }),
      { numRuns, seed },
    )
  }
}

describe('calls with any input are answered as described, and never with a failure', () => {
  const named = operations.map((operation): [string, Operation] => [`${operation.method} ${operation.path}`, operation])
  test.each(named)('%s', (_, operation) => fuzz(operation, entered, 1, 1))
  test.each(named)(`%s, ${seed}`, { tags: ['release'] }, async (_, operation) => {
    await fuzz(operation, await enter(), seed, 30)
  })
})
