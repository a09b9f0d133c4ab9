import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../http/call.ts'
import { findBuyerAddresses } from '../document/write-document.ts'
import { sendMail } from '../mail/send-mail.ts'
import { findOffer, markReminded } from './repository/inquiries.ts'

const day = 24 * 60 * 60 * 1000
/** Before the last day. */
const daysBefore = 3

/** Reminds buyers of offers that end in a few days, once each. */
export async function remindOffers(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'jobs'>,
): Promise<void> {
  const { database, clock } = dependencies
  const now = clock.now()
  const dateIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  await database.transaction(async (db) => {
    for (const { id: orderId, language } of await markReminded(db, { from: dateIn(0), to: dateIn(daysBefore), now })) {
      for (const recipient of await findBuyerAddresses(db, orderId)) {
        await sendMail(dependencies, db, { kind: 'offerReminder', recipient, language, data: { orderId } })
      }
    }
  })
}

/** Returns an offer that waits for its answer, with its buyer; undefined if there is none. */
export async function findOpenOffer(db: Queries, orderId: string) {
  const offer = await findOffer(db, orderId)
  return offer?.status === 4 ? offer : undefined
}
