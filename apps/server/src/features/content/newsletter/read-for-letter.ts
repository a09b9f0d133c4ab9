import type { LanguageCode } from '@normwerk/contract/language'
import type { PageText } from '@normwerk/contract/page-text'
import type { Queries } from '../../../database/client.ts'
import { chooseText } from '../choose-text.ts'
import { findNewsletter } from '../repository/newsletters.ts'
import { findSubscription } from '../repository/subscriptions.ts'

/** Returns a subscription with its address in the spelling of its owner; undefined if it has ended. */
export async function readSubscription(db: Queries, subscriptionId: string) {
  const subscription = await findSubscription(db, subscriptionId)
  return subscription && { email: subscription.email, isConfirmed: subscription.confirmedAt !== null }
}

/** Returns the text of a newsletter for a reader of a language; undefined if it was deleted. */
export async function readNewsletterText(
  db: Queries,
  newsletterId: string,
  language: LanguageCode,
): Promise<PageText | undefined> {
  const found = await findNewsletter(db, newsletterId)
  return found && chooseText(found.row.texts, language)
}
