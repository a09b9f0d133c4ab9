import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { recordAddress } from './record-address.ts'
import { type AddressRow, updateAddress } from './repository/addresses.ts'

/** Removes the default mark, because there is only one default at any moment. */
export async function giveUpUsual(dependencies: Dependencies, context: CallContext, usual: AddressRow): Promise<void> {
  await recordAddress(dependencies, context, usual, await updateAddress(context.db, usual, { isUsual: false }))
}
