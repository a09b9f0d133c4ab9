import * as z from 'zod/mini'
import { text } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** What a person may do with the data that the shop has about them. */
export const ownDataEndpoints = {
  export: endpoint({
    route: 'GET /api/user/data',
    summary: 'Everything that the shop keeps about the caller, as a JSON file.',
    permission: 'account.use',
    file: true,
    lane: 'heavy',
    errors: [],
  }),
  deleteUser: endpoint({
    route: 'POST /api/user/delete',
    summary: 'Deletes the caller with their personal data and carts. Orders stay with the company, without the name.',
    permission: 'account.use',
    input: z.strictObject({ password: text(200) }),
    errors: ['invalidLoginData', 'lastAdministrator', 'tooManyRequests'],
    ownTransactions: true,
  }),
}
