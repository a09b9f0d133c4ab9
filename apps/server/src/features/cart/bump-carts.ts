import type { Queries } from '../../database/client.ts'
import { changeLockedCarts } from './repository/carts.ts'
import { type Destination, lockCartsOfCompany, lockCartsTo } from './repository/locks.ts'

// Buyers who have seen other conditions of their cart, as a place or a tax, must look again before they order.

/** Counts a change of all carts that go to an address which changes, comes or goes. */
export async function bumpCartsOfAddress(db: Queries, address: Destination): Promise<void> {
  await changeLockedCarts(db, await lockCartsTo(db, address))
}

/** Counts a change of all carts of a company. */
export async function bumpCartsOfCompany(db: Queries, companyId: string): Promise<void> {
  await changeLockedCarts(db, await lockCartsOfCompany(db, companyId))
}
