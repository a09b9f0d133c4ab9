import type { Client } from 'pg'

/** Where the chain and the rows disagree first, if they do. */
interface Verified {
  entries: number
  /** Hash of the last entry. An operator who notes it down can check later that the chain was not written anew. */
  last: string | null
  /** Position of the first entry that does not fit. */
  broken: number | null
  /** Rows that no entry covers. */
  unchained: number
}

/** The hash is computed here as well: the function in the database could have been changed with the rows. */
const expectedHash = `encode(sha256(convert_to(previous || jsonb_build_array(a.id, extract(epoch from a.at), a.action,
  a.user_id, a.company_id, a.subject_id, a.changes, a.details, a.correlation_id)::text, 'UTF8')), 'hex')`

/** Computes the chain of the audit again, as of one moment. */
export async function verifyAuditChain(client: Client): Promise<Verified> {
  const { rows } = await client.query<Verified>(`
    with chain as (
      select position, audit_id, hash, row_number() over byPosition as number,
        lag(hash, 1, '') over byPosition as previous
      from audit_chain window byPosition as (order by position)
    )
    select
      (select count(*)::int from chain) as entries,
      (select hash from chain order by position desc limit 1) as last,
      (select min(number)::int from chain left join audit a on a.id = audit_id
        where a.id is null or position <> number or hash <> ${expectedHash}) as broken,
      (select count(*)::int from audit where not exists (select from chain where audit_id = audit.id)) as unchained`)
  const [verified] = rows
  if (verified === undefined) throw new Error('no answer')
  return verified
}

/** Whether an entry with this hash is in the chain. */
export async function hasHash(client: Client, hash: string): Promise<boolean> {
  const { rowCount } = await client.query('select from audit_chain where hash = $1', [hash])
  return rowCount === 1
}
