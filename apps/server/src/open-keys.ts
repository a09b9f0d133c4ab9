import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type Database, lockTransaction } from './database/client.ts'
import { flushFolder } from './database/flush-folder.ts'
import { findSecretId, updateSecretId } from './database/secret-id.ts'
import { deriveKeys, type Keys, makeSecret, type SharedSecrets } from './infrastructure/keys.ts'
import { type Settings, StartError } from './settings.ts'

/**
 * Returns the keys of the one secret that all servers of a database share: that of the setting, else that of the file
 * beside the data, which the first start makes. The database knows only which secret it is.
 * @throws StartError if the other servers of the database have another secret
 */
export function openKeys(
  database: Database,
  { secrets, dataDir }: Pick<Settings, 'secrets' | 'dataDir'>,
): Promise<Keys> {
  const file = `${dataDir}/secret`
  return database.transaction(async (transaction) => {
    await lockTransaction(transaction, 'secret')
    const known = await findSecretId(transaction)
    const own = secrets ?? (await readSecrets(file)) ?? (known === null ? await makeSecretFile(dataDir, file) : null)
    const keys = own && deriveKeys(own)
    if (keys === null || (known !== null && !keys.ids.includes(known)))
      throw differs(secrets === null ? file : 'SECRET')
    const [id] = keys.ids
    if (id !== known) await updateSecretId(transaction, id)
    return keys
  })
}

function differs(place: string): StartError {
  return new StartError(
    `${place} is not the secret of this database. Take over that of its other servers or of its backup.`,
  )
}

/** Reads one secret per line. */
async function readSecrets(file: string): Promise<SharedSecrets | null> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartError(`${file} cannot be read (${error.code}).`)
  })
  if (content === null) return null
  const [first, ...others] = content.split('\n').filter((line) => line.trim() !== '')
  if (first === undefined)
    throw new StartError(`${file} is empty. Take it over from the backup, or delete it before a first start.`)
  return [first.trim(), ...others.map((line) => line.trim())]
}

async function makeSecretFile(folder: string, file: string): Promise<SharedSecrets> {
  const secret = makeSecret()
  await mkdir(folder, { recursive: true })
  // A server that is killed here leaves no half a secret, and none replaces that of another one.
  await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true })
  await link(`${file}.new`, file)
  await rm(`${file}.new`)
  // The database remembers the secret, so a power cut must not lose the file.
  await flushFolder(folder)
  return [secret]
}
