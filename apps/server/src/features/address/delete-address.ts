import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { bumpCartsOfAddress } from '../cart/bump-carts.ts'
import { rejectFieldErrors } from './country-errors.ts'
import { readDeliveryAddress } from './read-delivery-address.ts'
import { readHomeCountry } from './read-home-country.ts'
import { recordAddress } from './record-address.ts'
import {
  deleteAddressRow,
  isServed,
  listOthers,
  lockAddressesOfCompany,
  lockAddressForUpdate,
  updateAddress,
} from './repository/addresses.ts'

/** Deletes a delivery address. The oldest other address replaces a deleted default. */
export async function deleteAddress(dependencies: Dependencies, context: CallContext, id: string): Promise<void> {
  const { db, caller } = context
  await lockAddressesOfCompany(db, caller.companyId)
  const address = await readDeliveryAddress(db, caller.companyId, id)
  const [heir] = await listOthers(db, address)
  if (heir === undefined) await checkInvoicePlace(db, caller.companyId)
  await lockAddressForUpdate(db, address)
  // Before the deletion removes the address from the carts that have chosen it.
  await bumpCartsOfAddress(db, address)
  await deleteAddressRow(db, id)
  await recordAddress(dependencies, context, address, null)
  if (address.isUsual && heir !== undefined) {
    await recordAddress(dependencies, context, heir, await updateAddress(db, heir, { isUsual: true }))
  }
}

/** Without a delivery address goods go to the invoice address, so the shop must deliver there. */
async function checkInvoicePlace(db: Queries, companyId: string): Promise<void> {
  const isReached = await isServed(db, await readHomeCountry(db, companyId))
  rejectFieldErrors({ country: isReached ? undefined : 'countryNotServed' })
}
