import type { Queries } from '../../database/client.ts'
import { readSellerRow } from './repository/facts.ts'

/** Returns the name of the company that runs the shop; empty before staff have entered it. */
export async function sellerName(db: Queries): Promise<string> {
  return (await readSellerRow(db))?.address.company ?? ''
}
