import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The tiles of the dashboard, in the order of a user who has not arranged them. */
export const tileNames = [
  'directOrder',
  'lastOrder',
  'orderHistory',
  'offers',
  'partsList',
  'cad',
  'contact',
  'newsletter',
] as const
export type TileName = (typeof tileNames)[number]

const isUnique = (tiles: readonly TileName[]) => new Set(tiles).size === tiles.length

/** Tiles that are left out follow in their usual order; none restores the usual order of all. */
const Arrangement = z.strictObject({
  tiles: z.array(z.enum(tileNames)).check(z.refine(isUnique, { params: { field: 'invalid' } })),
})

export const dashboardEndpoints = {
  arrange: endpoint({
    route: 'PUT /api/user/dashboard',
    summary: "Arranges the tiles of the caller's dashboard.",
    permission: 'account.use',
    input: Arrangement,
    errors: [],
  }),
}
