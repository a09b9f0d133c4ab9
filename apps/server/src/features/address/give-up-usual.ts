import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { recordAddress } from './record-address.ts'
import { type AddressRow, updateAddress } from './repository/addresses.ts'

/** Makes room for another usual address: there is only one at any moment. */
export async function giveUpUsual(dependencies: Dependencies, context: CallContext, usual: AddressRow): Promise<void> {
  await recordAddress(dependencies, context, usual, await updateAddress(context.db, usual, { isUsual: false }))
}
