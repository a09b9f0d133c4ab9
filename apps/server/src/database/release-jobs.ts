import { Client } from 'pg'

/** The name of the connections of servers that work on jobs. */
export const jobsConnection = 'normwerk jobs'

/**
 * Lets the jobs of killed servers run at once, not only when their time is over. Does nothing if another server works on
 * jobs, as they may be its own. A job may run twice, so two servers that start together do no harm.
 */
export async function releaseAbandoned(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk start' })
  await client.connect()
  try {
    await client.query(`do $$ begin
      if to_regclass('pgboss.job') is not null and not exists (select from pg_stat_activity
        where datname = current_database() and application_name = '${jobsConnection}') then
        update pgboss.job set state = 'retry', start_after = now() where state = 'active';
      end if; end $$`)
  } finally {
    await client.end()
  }
}
