import { isDeepStrictEqual } from 'node:util'
import type { ChangeAddress } from '@normwerk/contract/address'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { bumpCartsOfAddress } from '../cart/bump-carts.ts'
import { rejectFieldErrors } from './country-errors.ts'
import { giveUpUsual } from './give-up-usual.ts'
import { placeErrors } from './place-errors.ts'
import { readDeliveryAddress } from './read-delivery-address.ts'
import { recordAddress } from './record-address.ts'
import { type AddressRow, findUsual, lockAddressesOfCompany, updateAddress } from './repository/addresses.ts'

/** Changes the named fields of a delivery address. */
export async function changeAddress(
  dependencies: Dependencies,
  context: CallContext,
  input: ChangeAddress,
): Promise<AddressRow> {
  const { db, caller } = context
  const { id, ...fields } = input
  await lockAddressesOfCompany(db, caller.companyId)
  const before = await readDeliveryAddress(db, caller.companyId, id)
  const { zip = before.zip, country = before.country } = fields
  const isMoved = zip !== before.zip || country !== before.country
  rejectFieldErrors({
    ...(isMoved ? await placeErrors(db, { zip, country }) : {}),
    // A company always needs a default address; making another address the default replaces it.
    isUsual: before.isUsual && fields.isUsual === false ? 'invalid' : undefined,
  })
  if (fields.isUsual === true && !before.isUsual) {
    const usual = await findUsual(db, caller.companyId)
    if (usual !== undefined) await giveUpUsual(dependencies, context, usual)
  }
  const after = await updateAddress(db, before, fields)
  await recordAddress(dependencies, context, before, after)
  if (!isDeepStrictEqual(before, after)) await bumpCartsOfAddress(db, after)
  return after
}
