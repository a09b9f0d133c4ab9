import type { MailKind } from '@normwerk/contract/mail'
import { and, desc, eq, gt, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import { lockByName, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { hasJob } from '../../../database/has-job.ts'
import { carts } from '../../../database/tables/carts.ts'
import { companies, registrations } from '../../../database/tables/companies.ts'
import { mails } from '../../../database/tables/mails.ts'
import { emailChanges, users } from '../../../database/tables/users.ts'
import { bulkKind, type MailQueue } from '../mail-data.ts'

export type MailRow = typeof mails.$inferSelect

type NewMail = Pick<MailRow, 'id' | 'kind' | 'recipient' | 'language' | 'data' | 'createdAt'>

export const insertMail = prepareOnce('mail_insert', (db, at: PlaceOf<NewMail>) =>
  db.insert(mails).values({
    id: at('id'),
    kind: at('kind'),
    recipient: at('recipient'),
    language: at('language'),
    data: at('data'),
    createdAt: at('createdAt'),
  }),
)

/**
 * Lists the kinds of the mails to a mailbox since an instant. Transactions that send mails there wait for each other.
 * @param mailbox as `mailboxOf` returns it
 */
export async function lockMailbox(db: Queries, mailbox: string, since: Date): Promise<MailKind[]> {
  await lockByName(db, 'mailsTo', mailbox)
  const sent = await db
    .select({ kind: mails.kind })
    .from(mails)
    .where(
      and(gt(mails.createdAt, since), eq(sql`lower(regexp_replace(${mails.recipient}, '[+][^@]*@', '@'))`, mailbox)),
    )
  return sent.map(({ kind }) => kind)
}

const selectUnsent = prepareOnce('mail_unsent', (db, at: PlaceOf<{ id: string }>) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.id, at('id')), isNull(mails.sentAt))),
)

export async function findUnsent(db: Queries, id: string): Promise<MailRow | undefined> {
  const [mail] = await selectUnsent(db, { id })
  return mail
}

const updateSent = prepareOnce('mail_sent', (db, at: PlaceOf<{ id: string; now: string }>) =>
  db
    .update(mails)
    .set({ sentAt: sql`${at('now')}`, lastError: null, givenUpAt: null })
    .where(and(eq(mails.id, at('id')), isNull(mails.sentAt))),
)

/** Returns whether the mail was not marked before. */
export async function markSent(db: Queries, id: string, now: Date): Promise<boolean> {
  const marked = await updateSent(db, { id, now: now.toISOString() })
  return marked.rowCount === 1
}

export async function recordFailure(db: Queries, id: string, lastError: string): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, lastError })
    .where(eq(mails.id, id))
}

export async function giveUp(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ givenUpAt: now })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
}

/** Marks an unsent mail as not given up, and returns its kind; undefined if there is none. */
export async function undoGiveUp(db: Queries, id: string): Promise<MailKind | undefined> {
  const [taken] = await db
    .update(mails)
    .set({ givenUpAt: null })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), gt(mails.attempts, 0)))
    .returning({ kind: mails.kind })
  return taken?.kind
}

export function listFailing(db: Queries, limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), gt(mails.attempts, 0)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
}

/** Locks mails of a queue that were not given up but have no job, as after a loss of the table of jobs. */
export function lockWithoutJobForUpdate(db: Queries, queue: MailQueue, before: Date): Promise<{ mailId: string }[]> {
  const isOld = lt(mails.createdAt, before)
  const isOfQueue = (queue === 'bulkMail' ? eq : ne)(mails.kind, bulkKind)
  const isQueued = hasJob(queue, 'mailId', mails.id)
  return db
    .select({ mailId: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.givenUpAt), isOfQueue, isOld, not(isQueued)))
    .for('update', { skipLocked: true })
}

export function mailsBefore(before: { sent: Date; givenUp: Date }) {
  return [
    { table: mails, instant: mails.sentAt, before: before.sent },
    { table: mails, instant: mails.givenUpAt, before: before.givenUp },
  ]
}

/** Reads and locks a user for a letter; deleted users get none. */
export async function findUser(db: Queries, id: string) {
  return findOne(db, eq(users.id, id))
}

export async function findUserByEmail(db: Queries, email: string) {
  return findOne(db, sql`lower(${users.email}) = ${email.toLowerCase()}`)
}

/** Does the same without a lock, for a letter without a link. */
export async function readUser(db: Queries, id: string) {
  const [row] = await selectUsers(db, eq(users.id, id))
  return row && { ...row.user, companyName: row.companyName }
}

/** Reads and locks a user until the transaction ends, so that a password set meanwhile ends the letter's link, too. */
async function findOne(db: Queries, condition: SQL) {
  const [row] = await selectUsers(db, condition).for('no key update', { of: users })
  return row && { ...row.user, companyName: row.companyName }
}

function selectUsers(db: Queries, condition: SQL) {
  return db
    .select({ user: users, companyName: companies.companyName })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(condition, isNull(users.deletedAt)))
}

export async function findEmailChange(db: Queries, id: string) {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, id))
  return change
}

export async function findRegistration(db: Queries, id: string) {
  const [row] = await db
    .select({ registration: registrations, companyName: companies.companyName })
    .from(registrations)
    .leftJoin(companies, eq(companies.id, registrations.companyId))
    .where(eq(registrations.id, id))
    .for('no key update', { of: registrations })
  if (row === undefined) return undefined
  const { registration } = row
  return { ...registration, companyName: row.companyName ?? registration.newCompany?.companyName ?? '' }
}

export async function deleteUnconfirmed(db: Queries, registrationId: string): Promise<void> {
  await db.delete(registrations).where(and(eq(registrations.id, registrationId), isNull(registrations.confirmedAt)))
}

export async function findCart(db: Queries, id: string) {
  const [cart] = await db.select({ userId: carts.userId, name: carts.name }).from(carts).where(eq(carts.id, id))
  return cart
}
