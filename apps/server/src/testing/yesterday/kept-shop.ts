import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Client } from 'pg'
import * as z from 'zod/mini'
import { Recorded } from './record-answers.ts'

const rowsFile = new URL('data/rows.gz', import.meta.url)
const answersFile = new URL('data/answers.json', import.meta.url)

const Answers = z.object({
  /** The number of migrations that were applied to the rows. */
  migrationCount: z.int(),
  recorded: z.array(Recorded),
})
export type Answers = z.output<typeof Answers>

/** The answers of the kept shop before it was stopped. */
export async function readAnswers(): Promise<Answers> {
  return Answers.parse(JSON.parse(await readFile(answersFile, 'utf8')))
}

export async function writeAnswers({ migrationCount, recorded }: Answers): Promise<void> {
  // A line for each call, so that a later difference is readable.
  const lines = recorded.map((call) => JSON.stringify(call)).join(',\n')
  await writeFile(answersFile, `{"migrationCount":${migrationCount},"recorded":[\n${lines}\n]}\n`)
}

/** Writes all rows of a shop, a line for each: the name of its table and the row as JSON. */
export async function keepRows(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(
      `select '${name} ' || row_to_json(kept)::text as line from ${name} kept order by 1`,
    )
    for (const { line } of rows) lines.push(line)
  }
  await writeFile(rowsFile, await promisify(gzip)(lines.join('\n'), { level: 9 }))
}

/** Inserts the kept rows into tables of their version, without triggers and foreign keys. */
export async function loadRows(client: Client): Promise<void> {
  const text = (await promisify(gunzip)(await readFile(rowsFile))).toString()
  const byTable = Map.groupBy(text.split('\n'), (line) => line.slice(0, line.indexOf(' ')))
  await client.query("set session_replication_role = 'replica'")
  for (const [name, lines] of byTable) {
    const rows = lines.map((line) => line.slice(name.length + 1)).join(',')
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [`[${rows}]`])
  }
  await client.query("select setval('order_numbers', max(order_number::bigint)) from orders")
}
