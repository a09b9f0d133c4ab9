import { randomBytes } from 'node:crypto'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { transact, waitForLock } from './client.ts'
import { type Connections, withClient } from './connections.ts'

/** Of the embedded database. */
const shopRole = 'normwerk_shop'

/**
 * Returns the URL with which the running shop uses the embedded database: as a role that owns nothing. Its password is new
 * at each start, so none is stored.
 */
export async function createShopRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  await withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [shopRole])
    const verb = rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${shopRole} login password ${escapeLiteral(password)}`)
  })
  const url = new URL(ownerUrl)
  url.username = shopRole
  url.password = password
  return url.href
}

/** Gives the shop what it needs of the owner's tables, at each start, because a migration may have made new ones. */
export async function grantRights({ databaseUrl, ownerUrl }: Connections): Promise<void> {
  const role = await withClient(databaseUrl, readRole)
  await withClient(ownerUrl, async (owner) => {
    if ((await readRole(owner)) === role) return
    // Servers that start together would change the same rows of PostgreSQL's tables.
    await waitForLock(owner, 'migrate')
    await transact(owner, async () => {
      for (const statement of listGrants(escapeIdentifier(role))) await owner.query(statement)
      return { result: undefined, isKept: true }
    })
  })
}

function listGrants(role: string): string[] {
  return [
    `grant usage on schema public, pgboss, drizzle to ${role}`,
    `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
    `grant usage, select on all sequences in schema public, pgboss to ${role}`,
    `grant select on all tables in schema drizzle to ${role}`,
    `revoke update, delete on audit from ${role}`,
    `revoke insert, update, delete on audit_chain from ${role}`,
  ]
}

/** Whether the running shop could change its tables, and with them what the audit says. */
export async function ownsTables(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ owns: boolean }>(`
      select pg_has_role(relowner, 'member') as owns from pg_class where oid = 'audit'::regclass`)
    return rows[0]?.owns === true
  })
}

async function readRole(client: Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  const [{ role } = { role: '' }] = rows
  return role
}
