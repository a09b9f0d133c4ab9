import type { PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type { Queries } from './client.ts'

type Answer = PreparedQueryConfig & { execute: { rows: unknown[] } }

/** Names of the prepared statements by their SQL. pg-boss has only a few statements for each queue. */
const names = new Map<string, string>()

/**
 * Lets pg-boss write a job in a transaction of ours. It prepares the statements, because PostgreSQL takes longer to plan
 * one than to run it.
 */
export function jobTransaction({ _: { session } }: Queries): Db {
  return {
    async executeSql(text, values = []) {
      const name = names.get(text) ?? `job_${names.size}`
      names.set(text, name)
      const query = session.prepareQuery<Answer>({ sql: text, params: values }, undefined, name, false)
      return query.execute()
    },
  }
}
