import type { Queries } from '../../database/client.ts'
import { mails } from '../../database/tables/mails.ts'

export async function insertMail(db: Queries, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail)
}
