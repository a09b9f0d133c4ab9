import type { Me } from '@normwerk/contract/account'
import { dashboardEndpoints, type TileName } from '@normwerk/contract/account/dashboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { meQuery } from '../../api/me.ts'

/** Stores the order of the tiles, which shows at once. Several changes are sent one after the other. */
export function useArrangeTiles() {
  const client = useQueryClient()
  const show = (tiles: TileName[]) =>
    client.setQueryData(meQuery.queryKey, (me: Me | null | undefined) => me && { ...me, dashboardTiles: tiles })
  return useMutation({
    scope: { id: dashboardEndpoints.arrange.route },
    mutationFn: (tiles: TileName[]) => call(dashboardEndpoints.arrange, { input: { tiles } }),
    onMutate: show,
    onError: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}
