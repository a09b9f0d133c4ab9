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
/** Pages whose texts are in a late room. */
export const needsRoom = (room: LateRoom) => ({
  ...parent,
  beforeLoad: ({ context }: { context: RouterContext }) => context.enterRoom(room),
})
