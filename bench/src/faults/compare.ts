import { Client } from 'pg'
import { checkIndexes } from '../../../apps/server/src/database/backup/check-indexes.ts'
import type { Ledger } from './buy.ts'

export interface Comparison {
  lost: string[]
  doubled: string[]
  /** Without their one position, or their row in the outbox. */
  partial: string[]
  undelivered: number
}

/** Compares the ledger of the buyers with the orders in the database, whose indexes are checked. */
export async function compare({ acknowledged }: Ledger, databaseUrl: string): Promise<Comparison> {
  await checkIndexes(databaseUrl)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ mark: string; orders: number; isWhole: boolean }>(`
      select customer_order_number as mark, count(*)::int as orders,
        bool_and((select count(*) from order_positions p where p.order_id = o.id) = 1
          and exists (select from outbox where order_id = o.id)) as "isWhole"
      from orders o group by 1`)
    const { rows: waiting } = await client.query('select count(*)::int from outbox where delivered_at is null')
    const byMark = new Map(rows.map((row) => [row.mark, row]))
    const marks = acknowledged.map(({ mark }) => mark)
    const bought = rows.filter(({ mark }) => mark !== null && /^fault-/.test(mark))
    return {
      lost: marks.filter((mark) => !byMark.has(mark)),
      doubled: bought.filter(({ orders }) => orders > 1).map(({ mark }) => mark),
      partial: bought.filter(({ isWhole }) => !isWhole).map(({ mark }) => mark),
      undelivered: waiting[0].count,
    }
  } finally {
    await client.end()
  }
}
