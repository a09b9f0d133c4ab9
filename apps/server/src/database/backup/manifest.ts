import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { StartError } from '../../settings.ts'
import { checkApplied } from '../migrate.ts'

const Table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** The hash of the compressed file. */
  sha256: z.string(),
})

const format = 1

export const Manifest = z.strictObject({
  format: z.literal(format),
  /** The moment whose state the backup has. */
  at: z.iso.datetime(),
  postgres: z.string(),
  /** The hashes of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** A table follows all those that it refers to. */
  tables: z.array(Table),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.int() })),
  /** The hash of the file of the shop's secret; null if the backup does not have it. */
  secret: z.nullable(z.string()),
})
export type Manifest = z.output<typeof Manifest>
export type TableOfBackup = z.output<typeof Table>

const Sealed = z.strictObject({ sha256: z.string(), manifest: z.unknown() })

const fileName = 'manifest.json'

export const secretFile = 'secret'

export function fileOf(table: string): string {
  return `${table}.copy.gz`
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sealed = { sha256: hash(JSON.stringify(manifest)), manifest }
  await writeFile(join(folder, fileName), `${JSON.stringify(sealed, null, 2)}\n`, { mode: 0o600, flush: true })
}

/** @throws StartError if there is no backup in the folder, or one that is damaged or newer than this shop */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new StartError(`${folder} holds no backup.`)
  })
  const manifest = openSeal(text)
  if (typeof manifest === 'object' && manifest !== null && 'format' in manifest && Number(manifest.format) > format) {
    throw new StartError('The backup is of a newer version of the shop.')
  }
  const read = Manifest.safeParse(manifest)
  if (!read.success) throw isDamaged(fileName)
  checkApplied(read.data.migrations)
  return read.data
}

export function isDamaged(file: string): StartError {
  return new StartError(`The backup is damaged: ${file} is not as it was written.`)
}

function openSeal(text: string): unknown {
  try {
    const { sha256, manifest } = Sealed.parse(JSON.parse(text))
    if (hash(JSON.stringify(manifest)) === sha256) return manifest
  } catch {
    // Neither JSON nor a manifest.
  }
  throw isDamaged(fileName)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** @throws StartError if a file of the backup is missing or not as it was written */
export async function checkFiles(folder: string, { tables, secret }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) await checkFile(folder, fileOf(name), sha256)
  if (secret !== null) await checkFile(folder, secretFile, secret)
}

async function checkFile(folder: string, file: string, expected: string): Promise<void> {
  const actual = await hashFile(join(folder, file)).catch(() => null)
  if (actual !== expected) throw isDamaged(file)
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
