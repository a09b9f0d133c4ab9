import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { MailData } from './mail-data.ts'
import { insertMail } from './repository/mails.ts'

export type Mail = {
  [Kind in keyof MailData]: { kind: Kind; recipient: string; language: LanguageCode; data: MailData[Kind] }
}[keyof MailData]

/** Sends a mail if and only if the caller's transaction commits. */
export async function sendMail(
  { ids, clock, jobs }: Pick<Dependencies, 'ids' | 'clock' | 'jobs'>,
  db: Queries,
  mail: Mail,
): Promise<void> {
  const id = ids.next()
  await insertMail(db, { id, ...mail, createdAt: clock.now() })
  await jobs.enqueue(db, 'mail', { mailId: id })
}
