import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { aCompany, aPart, aUser } from '../builders.ts'
import type { TestApp } from '../start-app.ts'

/** A buyer of a new company, with the calls that give its numbers to parts and list them. */
export async function aBuyerWithNumbers(shop: TestApp) {
  const company = await aCompany(shop.dependencies)
  const buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  const name = async (articleNo: string, ownNumber: string | null, changedLength: number | null = null) => {
    const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
    return buyer.call(customerPartNumberEndpoints.set, { productDimensionId, changedLength, ownNumber })
  }
  const list = async (query?: string) =>
    (await buyer.call(customerPartNumberEndpoints.list, query === undefined ? {} : { query })).items
  return { company, buyer, name, list }
}
