import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { attributes } from '@normwerk/parts/attributes'
import { families } from '@normwerk/parts/families/families'

/** The package that comes with the shop. */
export const shippedFolder = fileURLToPath(new URL('../../../../../catalogue', import.meta.url))

/** To be raised when articles or products follow from the same tables in another way. */
const rulesVersion = 1

/** Changes with the tables that come with the shop, and with the families and rules that complete them. */
export async function readShippedVersion(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([rulesVersion, families, attributes]))
  const names = (await readdir(shippedFolder)).filter((name) => name.endsWith('.csv')).sort()
  for (const name of names) hash.update(name).update(await readFile(join(shippedFolder, name)))
  return hash.digest('base64url')
}

export async function isShippedFolder(path: string): Promise<boolean> {
  return (await realpath(path)) === (await realpath(shippedFolder))
}
