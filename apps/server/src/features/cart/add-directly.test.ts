import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

describe('direct order', () => {
  const direct = (articleNo: string, quantity: number | null = null) =>
    buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: articleNo, quantity })

  it('accepts an article number', async () => {
    const { cartPositions } = await direct('azh-3,2x160', 4)
    expect(cartPositions).toMatchObject([{ articleNo: 'AZH-3.2x160', quantity: 4 }])
  })

  it('accepts a configured number and a designation', async () => {
    await direct('AZH-3.2x160-L147.25-T50-C31')
    const { cartPositions } = await direct('DIN 1530 A 3,2x160')
    expect(cartPositions.map(({ articleNo }) => articleNo)).toEqual(['AZH-3.2x160-L147.25-T50-C31', 'AZN-3.2x160'])
  })

  it('answers what a designation leaves open', async () => {
    expect((await direct('AZH-3.2x160')).assumed).toEqual([])
    expect((await direct('DIN 1530 A 3,2x160')).assumed).toEqual(['material'])
    expect((await direct('AZH-3.2x160-L147.25')).assumed).toEqual(['toleranceClass'])
    expect((await direct('ISO 8405 5x100 WAS')).assumed).toEqual(['outerDiameter'])
  })

  it('takes the quantity of the text unless the call states one', async () => {
    expect((await direct('4 Stk. AZH-3,2x160')).cartPositions).toMatchObject([{ quantity: 4 }])
    expect((await direct('4 Stk. AZH-3,2x160', 2)).cartPositions).toMatchObject([{ quantity: 4 }, { quantity: 2 }])
  })

  it('suggests the part of a text that it cannot read as a whole', async () => {
    const problem = await buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-3,2x160 gekürzt' })
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound', suggestions: ['AZH-3.2x160'] })
  })

  it('suggests the general product that a text names with its size', async () => {
    const problem = await buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: 'Ringschraube M16 A4' })
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound', suggestions: ['RS-M16'] })
    expect((await direct('Ringschraube M16')).cartPositions).toMatchObject([{ articleNo: 'RS-M16' }])
  })

  it('suggests similar parts', async () => {
    const problem = await buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-3.2x1600' })
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    expect(problem.suggestions?.length).toBeGreaterThan(0)
    expect(problem.suggestions?.length).toBeLessThanOrEqual(3)
  })

  it('takes an article number literally: it cuts no other blank and drops no option', async () => {
    for (const articleNo of ['AZH-3.2x161', 'AZH-3.2x161-R1F1.6', 'AZH-3.2x160-L147.255', 'nonsense', '']) {
      const problem = await buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: articleNo })
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
  })

  it.each([
    [{ abmessungsNr: 'AZH-3.2x160', quantity: 0 }, 422, 'quantityOutOfRange'],
    [{ abmessungsNr: 'AZH-3.2x160-L10' }, 422, 'lengthOutOfRange'],
    [{ abmessungsNr: 'x'.repeat(201) }, 400, 'validationFailed'],
    [{ abmessungsNr: 'AZH\u0000' }, 400, 'validationFailed'],
  ])('rejects %j with %i %s', async (input, status, code) => {
    expect(await buyer.rejected(cartPositionEndpoints.addDirectly, input)).toMatchObject({ status, code })
  })
})
