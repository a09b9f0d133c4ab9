import { and, isNull } from 'drizzle-orm'
import type { Queries } from '../client.ts'
import { outbox } from '../tables/deliveries.ts'
import { mails } from '../tables/mails.ts'

/** Lists the orders that are not delivered and the mails that are not sent, as a backup has no jobs. */
export async function listUnfinishedWork(db: Queries): Promise<{ outboxIds: string[]; mailIds: string[] }> {
  const orders = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), isNull(outbox.givenUpAt)))
  const unsent = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.givenUpAt)))
  return { outboxIds: orders.map(({ id }) => id), mailIds: unsent.map(({ id }) => id) }
}
