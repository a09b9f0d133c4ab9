import type { Queries } from '../../../database/client.ts'
import { addToFigure } from '../repository/newsletters.ts'

interface Delivery {
  newsletterId: string
  /** Empty for a test, which no figure counts. */
  subscriptionId: string
}

/** Counts a mail that was sent, or that had no reason any more because its reader has unsubscribed. */
export async function countDelivery(
  db: Queries,
  { newsletterId, subscriptionId }: Delivery,
  outcome: 'sent' | 'dropped',
): Promise<void> {
  if (subscriptionId === '') return
  if (outcome === 'sent') await addToFigure(db, newsletterId, 'sent', 1)
  else await addToFigure(db, newsletterId, 'recipients', -1)
}
