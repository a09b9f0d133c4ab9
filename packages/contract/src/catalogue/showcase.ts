import * as z from 'zod/mini'
import { Instant, text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxProductNrLength } from '../limits.ts'

/** The lists of products that staff show on the landing page. */
export const showcases = ['deals', 'highlighted', 'new'] as const
export type Showcase = (typeof showcases)[number]

/** Which products a showcase shows, in their order, and when. */
export const ShowcasePlan = z.strictObject({
  productNrs: z.array(text(maxProductNrLength)).check(z.maxLength(200)),
  /** Null: at once. */
  from: z.nullable(Instant),
  /** Null: until the list is changed. */
  to: z.nullable(Instant),
})
export type ShowcasePlan = z.output<typeof ShowcasePlan>

export const showcaseEndpoints = {
  readPlan: endpoint({
    route: 'GET /api/global-admin/showcase/{key}',
    summary:
      'The products of a showcase (deals, highlighted, new) and when they are shown, also before and afterwards.',
    permission: 'catalogue.flag',
    output: ShowcasePlan,
    errors: ['entryNotFound'],
  }),
  plan: endpoint({
    route: 'PUT /api/global-admin/showcase/{key}',
    summary: 'Chooses the products of a showcase, and when they are shown.',
    permission: 'catalogue.flag',
    input: ShowcasePlan,
    output: ShowcasePlan,
    errors: ['entryNotFound', 'unknownProductNr'],
  }),
}
