import { withClient } from './database/connections.ts'
import { hasHash, verifyAuditChain } from './database/verify-audit-chain.ts'
import { readSettings, StartError } from './settings.ts'
import { visitDatabase } from './visit-database.ts'

try {
  const [, , noted, ...more] = process.argv
  if (more.length > 0) throw new StartError('Name at most one hash: npm run verify-audit -- [hash]')
  await using opened = new AsyncDisposableStack()
  const { databaseUrl } = await visitDatabase(readSettings(process.env), opened)
  process.stdout.write(`${await verify(databaseUrl, noted)}\n`)
} catch (error) {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`The audit is not verified: ${reason}\n`)
  process.exitCode = 1
}

function verify(databaseUrl: string, noted: string | undefined): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { entries, last, broken, unchained } = await verifyAuditChain(client)
    if (broken !== null) throw new StartError(`entry ${broken} was changed, or its row is missing.`)
    if (unchained > 0) throw new StartError(`${unchained} rows are not in the chain.`)
    if (noted !== undefined && !(await hasHash(client, noted))) throw new StartError(`${noted} is not in the chain.`)
    return `The audit is whole: ${entries} entries. Note down the hash of the last one elsewhere: ${last ?? 'none'}`
  })
}
