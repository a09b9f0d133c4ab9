import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatOrder } from '@normwerk/documents/opentrans/format-order'
import { flushFolder } from '../../database/flush-folder.ts'
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

/**
 * Writes a file so that it is seen under its name only once it is whole, and no power cut loses it afterwards. Each call has
 * a draft of its own: another server may write the same file.
 */
async function writeWhole(folder: string, name: string, content: string): Promise<void> {
  const draft = join(folder, `.${name}.${crypto.randomUUID()}.part`)
  try {
    await writeFile(draft, content, { flush: true })
    await rename(draft, join(folder, name))
  } finally {
    await rm(draft, { force: true })
  }
  await flushFolder(folder)
}
