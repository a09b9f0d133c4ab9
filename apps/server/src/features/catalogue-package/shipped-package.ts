import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { attributes } from '@normwerk/parts/attributes'
import { families } from '@normwerk/parts/families/families'

/** The package that is part of the shop. */
export const shippedFolder = fileURLToPath(new URL('../../../../../catalogue', import.meta.url))

/** Must be raised when the same tables give other articles or products. */
const rulesVersion = 1

/** Returns a version that changes with the shipped tables, and with the families and rules that complete them. */
export async function readShippedVersion(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([rulesVersion, families, attributes]))
  const names = (await readdir(shippedFolder)).filter((name) => name.endsWith('.csv')).sort()
  for (const name of names) hash.update(name).update(await readFile(join(shippedFolder, name)))
  return hash.digest('base64url')
}

export async function isShippedFolder(path: string): Promise<boolean> {
  return (await realpath(path)) === (await realpath(shippedFolder))
}
