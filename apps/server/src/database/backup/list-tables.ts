import type { Client } from 'pg'

interface Table {
  name: string
  columns: string[]
}

/** Lists the tables of the shop, each after all those that it refers to. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { references: string[] }>(`
    select relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct f.relname::text from pg_constraint join pg_class f on f.oid = confrelid
        where conrelid = t.oid and contype = 'f' and confrelid <> t.oid) as references
    from pg_class t
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`)
  const listed = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(({ name, references }) => !listed.has(name) && references.every((to) => listed.has(to)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { name, columns } of next) {
      listed.add(name)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

/** Returns the last number of each sequence. A number that was drawn after a snapshot is counted as well. */
export async function listSequences(client: Client): Promise<{ name: string; value: number }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, coalesce(last_value, start_value) as value
    from pg_sequences where schemaname = 'public' order by sequencename`)
  return rows.map(({ name, value }) => ({ name, value: Number(value) }))
}
