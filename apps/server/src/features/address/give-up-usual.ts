import type { Dependencies } from '../../dependencies.ts'
import type { Editor } from './editor.ts'
import { recordAddress } from './record-address.ts'
import { type AddressRow, updateAddress } from './repository.ts'

/** Makes room for another usual address: there is only one at any moment. */
export async function giveUpUsual(dependencies: Dependencies, editor: Editor, usual: AddressRow): Promise<void> {
  await recordAddress(dependencies, editor, usual, await updateAddress(editor.db, usual, { isUsual: false }))
}
