import type { LateRoom } from '@normwerk/i18n/rooms'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Shell } from '../pages/shell.tsx'

export interface RouterContext {
  queryClient: QueryClient
  /** Loads the texts that a page needs beside those of every page. */
  enterRoom: (room: LateRoom) => Promise<void>
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell })
export const parent = { getParentRoute: () => rootRoute }
/** Pages whose texts are in late rooms. */
export const needsRooms = (...rooms: LateRoom[]) => ({
  ...parent,
  beforeLoad: async ({ context }: { context: RouterContext }) => {
    await Promise.all(rooms.map(context.enterRoom))
  },
})
