import * as z from 'zod/mini'
import { Id, Instant, text } from '../common.ts'
import { SomeTexts } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../person.ts'
import { pageLanguages } from './page-language.ts'

/** Whether a mail address gets the newsletter; `pending` until its mailbox has confirmed it. */
export const SubscriptionState = z.enum(['none', 'pending', 'subscribed'])
export type SubscriptionState = z.output<typeof SubscriptionState>

export const ListedNewsletter = z.strictObject({
  id: Id,
  /** In the caller's language. */
  subject: z.string(),
  createdAt: Instant,
  /** Null for a draft. */
  startedAt: z.nullable(Instant),
  /** How many subscribers it goes to; it grows until all are listed. */
  recipients: z.int(),
  sent: z.int(),
  /** Still to be sent, at the first or another attempt. */
  waiting: z.int(),
  failed: z.int(),
  /** Subscribers who have unsubscribed by its link. */
  unsubscribed: z.int(),
})
export type ListedNewsletter = z.output<typeof ListedNewsletter>

export const EditedNewsletter = z.extend(ListedNewsletter, { texts: SomeTexts })
export type EditedNewsletter = z.output<typeof EditedNewsletter>

export const WrittenNewsletter = z.strictObject({ texts: SomeTexts })
export type WrittenNewsletter = z.output<typeof WrittenNewsletter>

export const newsletterEndpoints = {
  subscribe: endpoint({
    route: 'POST /api/newsletter/subscribe',
    summary: 'Asks a mailbox whether it wants the newsletter. The answer is the same whether it has it already or not.',
    permission: 'catalogue.browse',
    input: z.strictObject({ email: Email }),
    status: 202,
    errors: ['tooManyRequests'],
    ownTransactions: true,
  }),
  confirm: endpoint({
    route: 'POST /api/newsletter/confirm',
    summary: 'Subscribes the mailbox by the link of the mail to it.',
    permission: 'catalogue.browse',
    input: z.strictObject({ token: text(200) }),
    errors: ['INVALID_TOKEN'],
  }),
  unsubscribe: endpoint({
    route: 'POST /api/newsletter/unsubscribe',
    summary: 'Ends a subscription by the link of any newsletter. A subscription that has ended is no error.',
    permission: 'catalogue.browse',
    /** Of an invalid newsletter, nothing is counted: mail programs may shorten a link. */
    input: z.strictObject({ token: text(200), newsletter: z.optional(text(40)) }),
    errors: ['INVALID_TOKEN'],
  }),
  readOwn: endpoint({
    route: 'GET /api/newsletter',
    summary: "Whether the caller's mail address gets the newsletter.",
    permission: 'account.use',
    output: z.strictObject({ state: SubscriptionState }),
    errors: [],
  }),
  endOwn: endpoint({
    route: 'DELETE /api/newsletter',
    summary: "Ends the subscription of the caller's mail address.",
    permission: 'account.use',
    errors: [],
  }),
}

export const newsletterOfficeEndpoints = {
  list: endpoint({
    route: 'GET /api/global-admin/newsletter',
    summary: 'The newest newsletters with their figures, and how many subscribers there are.',
    permission: 'shop.administer',
    output: z.strictObject({ subscribers: z.int(), newsletters: z.array(ListedNewsletter) }),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/global-admin/newsletter/{id}',
    summary: 'A newsletter with its texts in all languages.',
    permission: 'shop.administer',
    output: EditedNewsletter,
    errors: ['entryNotFound'],
  }),
  create: endpoint({
    route: 'POST /api/global-admin/newsletter',
    summary: 'Writes a draft.',
    permission: 'shop.administer',
    input: WrittenNewsletter,
    output: EditedNewsletter,
    errors: [],
  }),
  change: endpoint({
    route: 'PUT /api/global-admin/newsletter/{id}',
    summary: 'Changes a draft.',
    permission: 'shop.administer',
    input: WrittenNewsletter,
    output: EditedNewsletter,
    errors: ['entryNotFound', 'statusNotAllowed'],
  }),
  delete: endpoint({
    route: 'DELETE /api/global-admin/newsletter/{id}',
    summary: 'Deletes a draft.',
    permission: 'shop.administer',
    errors: ['entryNotFound', 'statusNotAllowed'],
  }),
  test: endpoint({
    route: 'POST /api/global-admin/newsletter/{id}/test',
    summary: 'Sends the newsletter to the caller alone, in a language.',
    permission: 'shop.administer',
    input: z.strictObject({ language: z.enum(pageLanguages) }),
    errors: ['entryNotFound'],
  }),
  send: endpoint({
    route: 'POST /api/global-admin/newsletter/{id}/send',
    summary: 'Sends a draft to all subscribers, each once. It cannot be taken back.',
    permission: 'shop.administer',
    output: EditedNewsletter,
    errors: ['entryNotFound', 'statusNotAllowed'],
  }),
}
