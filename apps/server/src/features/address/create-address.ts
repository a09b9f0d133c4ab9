import type { CreateAddress } from '@normwerk/contract/address'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { bumpCartsOfAddress } from '../cart/bump-carts.ts'
import { rejectFieldErrors } from './country-errors.ts'
import { giveUpUsual } from './give-up-usual.ts'
import { placeErrors } from './place-errors.ts'
import { recordAddress } from './record-address.ts'
import { type AddressRow, findUsual, insertDeliveryAddress, lockAddressesOfCompany } from './repository/addresses.ts'

/** Adds a delivery address. The first one always becomes the default, because goods need an address. */
export async function createAddress(
  dependencies: Dependencies,
  context: CallContext,
  input: CreateAddress,
): Promise<AddressRow> {
  const { db, caller } = context
  rejectFieldErrors(await placeErrors(db, input))
  await lockAddressesOfCompany(db, caller.companyId)
  const usual = await findUsual(db, caller.companyId)
  const isUsual = input.isUsual === true || usual === undefined
  if (isUsual && usual !== undefined) await giveUpUsual(dependencies, context, usual)
  const address = await insertDeliveryAddress(db, {
    ...input,
    id: dependencies.ids.next(),
    companyId: caller.companyId,
    isUsual,
    createdAt: dependencies.clock.now(),
  })
  await recordAddress(dependencies, context, null, address)
  await bumpCartsOfAddress(db, address)
  return address
}
