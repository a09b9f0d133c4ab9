import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { type AddressRow, readAddress } from './repository/addresses.ts'

/** Reads an address that users may edit; only staff edit the invoice address. */
export async function readDeliveryAddress(db: Queries, companyId: string, id: string): Promise<AddressRow> {
  const address = await readAddress(db, companyId, id)
  if (address.addressType !== 'Delivery') throw new AppError('forbidden')
  return address
}
