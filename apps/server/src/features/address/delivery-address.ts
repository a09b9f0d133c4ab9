import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import { type AddressRow, lockAddressForKeyShare, readAddress } from './repository/addresses.ts'

/** Rejects an address that is no delivery address of the caller's own company. */
export async function checkDeliveryAddress(db: Queries, caller: Customer, id: string): Promise<void> {
  const { addressType } = await readAddress(db, caller.companyId, id)
  if (addressType !== 'Delivery') throw new AppError('entryNotFound')
}

/** Does the same for a cart that will refer to the address, and locks it against deletion. */
export async function lockDeliveryAddressForKeyShare(db: Queries, caller: Customer, id: string): Promise<void> {
  await lockAddressForKeyShare(db, id)
  await checkDeliveryAddress(db, caller, id)
}

/** Reads an address that users may edit; only staff edit the invoice address. */
export async function readDeliveryAddress(db: Queries, companyId: string, id: string): Promise<AddressRow> {
  const address = await readAddress(db, companyId, id)
  if (address.addressType !== 'Delivery') throw new AppError('forbidden')
  return address
}
