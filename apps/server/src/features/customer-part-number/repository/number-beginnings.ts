import { sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { customerPartNumbers, lettersAndDigits } from '../../../database/tables/articles.ts'

/**
 * Lists the first two letters and digits, in lower case, with which numbers of a company begin. Reads one row of the index
 * for each of them, however many numbers the company has.
 */
export async function listBeginnings(db: Queries, companyId: string): Promise<string[]> {
  const letters = lettersAndDigits(customerPartNumbers.customerPartNumber)
  const first = (condition: ReturnType<typeof sql>) => sql`
    select left(${letters}, 2) as beginning from ${customerPartNumbers}
    where ${customerPartNumbers.companyId} = ${companyId} and ${condition}
    order by ${letters} using ~<~ limit 1`
  const behind = sql`case when length(beginnings.beginning) < 2 then '' else chr(1114111) end`
  const { rows } = await db.execute<{ beginning: string }>(sql`
    with recursive beginnings as (
      (${first(sql`true`)})
      union all
      select next.beginning from beginnings
      cross join lateral (${first(sql`${letters} ~>~ (beginnings.beginning || ${behind})`)}) as next
    )
    select beginning from beginnings`)
  return rows.map(({ beginning }) => beginning)
}
