import * as z from 'zod/mini'
import { Id, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A file of the ERP that could not be applied to its order. */
export const UnappliedAnswer = z.strictObject({
  id: Id,
  fileName: z.string(),
  createdAt: Instant,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  /** It is set aside: the shop no longer tries to apply it. */
  givenUp: z.boolean(),
})
export type UnappliedAnswer = z.output<typeof UnappliedAnswer>

export const erpEndpoints = {
  listUnapplied: endpoint({
    route: 'GET /api/global-admin/erp/answer',
    summary: 'At most 200 answers of the ERP that could not be applied to their orders, the oldest first.',
    permission: 'shop.administer',
    output: z.array(UnappliedAnswer),
    errors: [],
  }),
  readFile: endpoint({
    route: 'GET /api/global-admin/erp/answer/{id}',
    summary: 'The file of an answer, as the ERP has written it.',
    permission: 'shop.administer',
    file: true,
    errors: ['entryNotFound'],
  }),
  repeat: endpoint({
    route: 'POST /api/global-admin/erp/answer/repeat',
    summary: 'Applies an answer again.',
    permission: 'shop.administer',
    input: z.strictObject({ id: Id }),
    errors: ['entryNotFound'],
  }),
  discard: endpoint({
    route: 'DELETE /api/global-admin/erp/answer/{id}',
    summary: 'Deletes an answer that could not be applied, once staff have done by hand what it says.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
