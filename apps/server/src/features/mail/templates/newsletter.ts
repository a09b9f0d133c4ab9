import type { PageSection } from '@normwerk/contract/page-text'
import { reissueToken } from '../../account/one-time-tokens.ts'
import { readNewsletterText, readSubscription } from '../../content/newsletter/newsletters.ts'
import { makeUnsubscribeToken } from '../../content/newsletter/subscriptions.ts'
import { linkLife, type Paragraph, type WriteLetter } from '../mail-content.ts'

/** Only the owner of a mailbox learns that it has the newsletter already. */
const confirmSubscription: WriteLetter<'confirmSubscription'> = async (
  { dependencies, db, requestedAt, text, link },
  { subscriptionId },
) => {
  const subscription = await readSubscription(db, subscriptionId)
  if (subscription === undefined) return null
  if (subscription.isConfirmed) {
    const url = link('/newsletter/unsubscribe', { token: makeUnsubscribeToken(dependencies, subscriptionId) })
    return {
      to: null,
      recipient: subscription.email,
      subject: text('mail.newsletter.alreadySubject'),
      paragraphs: [text('mail.newsletter.alreadyText'), { text: text('mail.newsletter.unsubscribe'), url }],
      smallPrint: text('mail.notAsked'),
    }
  }
  const token = await reissueToken(requestedAt, dependencies, db, { subscriptionId }, linkLife.ms)
  return {
    to: null,
    subject: text('mail.newsletter.confirmSubject'),
    paragraphs: [text('mail.newsletter.confirmText')],
    button: { label: text('mail.newsletter.confirmButton'), url: link('/newsletter/confirm', { token }) },
    smallPrint: text('mail.newsletter.confirmSmall', { days: linkLife.days }),
  }
}

/** Not sent to readers who have unsubscribed meanwhile. */
const newsletter: WriteLetter<'newsletter'> = async (
  { dependencies, db, language, text, link },
  { newsletterId, subscriptionId },
) => {
  const isTest = subscriptionId === ''
  if (!isTest && (await readSubscription(db, subscriptionId))?.isConfirmed !== true) return null
  const written = await readNewsletterText(db, newsletterId, language)
  if (written === undefined) return null
  // The link of a test ends nothing.
  const token = isTest ? 'test' : makeUnsubscribeToken(dependencies, subscriptionId)
  const unsubscribe = link('/newsletter/unsubscribe', { token, newsletter: newsletterId })
  return {
    to: null,
    subject: isTest ? text('mail.newsletter.testSubject', { subject: written.title }) : written.title,
    paragraphs: [
      ...written.sections.flatMap(paragraphsOf),
      { text: text('mail.newsletter.unsubscribe'), url: unsubscribe },
    ],
    unsubscribe,
  }
}

/** A web address alone on the last line of a paragraph becomes a link. */
const linkLine = /^(.*)\n(https?:\/\/\S+)$/s

function paragraphsOf({ heading, paragraphs }: PageSection): Paragraph[] {
  return [
    ...(heading === null ? [] : [{ heading }]),
    ...paragraphs.map((paragraph) => {
      const [, lead, url] = linkLine.exec(paragraph) ?? []
      return lead === undefined || url === undefined || !URL.canParse(url) ? paragraph : { text: lead, url }
    }),
  ]
}

export const newsletterLetters = { confirmSubscription, newsletter }
