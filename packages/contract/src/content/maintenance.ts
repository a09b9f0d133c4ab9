import * as z from 'zod/mini'
import { Instant, line } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { maxMaintenanceMessageLength } from '../limits.ts'
import { pageLanguages } from './page-language.ts'

/** A planned interruption of the shop, as its visitors read it. */
export const MaintenanceNotice = z.strictObject({ from: Instant, to: Instant, message: z.string() })
export type MaintenanceNotice = z.output<typeof MaintenanceNotice>

/** The same as staff write it: `message` by language. */
export const WrittenNotice = z.strictObject({
  from: Instant,
  to: Instant,
  message: z
    .partialRecord(z.enum(pageLanguages), line(maxMaintenanceMessageLength))
    .check(z.refine((texts) => Object.keys(texts).length > 0, { params: { field: 'required' } })),
})
export type WrittenNotice = z.output<typeof WrittenNotice>

export const maintenanceEndpoints = {
  read: endpoint({
    route: 'GET /api/maintenance',
    summary: 'The announced maintenance, until it is over; null if there is none.',
    permission: 'catalogue.browse',
    output: z.nullable(MaintenanceNotice),
    errors: [],
  }),
  readForEditing: endpoint({
    route: 'GET /api/global-admin/maintenance',
    summary: 'The announced maintenance with its texts in all languages; null if there is none.',
    permission: 'shop.administer',
    output: z.nullable(WrittenNotice),
    errors: [],
  }),
  announce: endpoint({
    route: 'PUT /api/maintenance',
    summary: 'Announces a maintenance, in the place of an earlier one.',
    permission: 'shop.administer',
    input: WrittenNotice,
    output: WrittenNotice,
    errors: [],
  }),
  withdraw: endpoint({
    route: 'DELETE /api/maintenance',
    summary: 'Withdraws the announced maintenance.',
    permission: 'shop.administer',
    errors: [],
  }),
}
