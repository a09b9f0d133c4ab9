import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { formatOrder } from '@normwerk/documents/opentrans/format-order'
import type { Dependencies } from '../../dependencies.ts'
import type { Settings } from '../../settings.ts'
import { readOutgoingOrder } from './read-outgoing-order.ts'

/** The folders in which the shop and the ERP put files for each other. */
export function foldersOf({ erpFolder }: Pick<Settings, 'erpFolder'>): { orders: string; answers: string } {
  if (erpFolder === null) throw new Error('ERP_FOLDER is not set')
  return { orders: join(erpFolder, 'orders'), answers: join(erpFolder, 'answers') }
}

/** Writes an order as a file for the ERP. A repeated call writes the same file again. */
export async function writeOrderFile(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  orderId: string,
): Promise<void> {
  const { orders: folder } = foldersOf(settings)
  const outgoing = await readOutgoingOrder(database, orderId)
  await mkdir(folder, { recursive: true })
  await writeWhole(folder, `ORDER-${outgoing.order.orderNumber}.xml`, formatOrder(outgoing))
}

/** Writes a file so that it is seen under its name only once it is whole and stored. */
async function writeWhole(folder: string, name: string, content: string): Promise<void> {
  const unfinished = join(folder, `.${name}.part`)
  await using file = await open(unfinished, 'w')
  await file.writeFile(content)
  await file.sync()
  await rename(unfinished, join(folder, name))
}
