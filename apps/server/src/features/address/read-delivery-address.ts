import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { type AddressRow, readAddress } from './repository/addresses.ts'

/** An address that users may edit: the invoice address is the staff's. */
export async function readDeliveryAddress(db: Queries, companyId: string, id: string): Promise<AddressRow> {
  const address = await readAddress(db, companyId, id)
  if (address.addressType !== 'Delivery') throw new AppError('forbidden')
  return address
}
