import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import { readAddress } from './repository.ts'

/** Goods go only to delivery addresses of the caller's own company. */
export async function checkDeliveryAddress(db: Queries, caller: Customer, id: string): Promise<void> {
  const { addressType } = await readAddress(db, caller.companyId, id)
  if (addressType !== 'Delivery') throw new AppError('entryNotFound')
}
