import type { LateBundle } from '@normwerk/i18n/bundles'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Shell } from '../pages/shell.tsx'

export interface RouterContext {
  queryClient: QueryClient
  /** Loads the texts that a page needs besides those of every page. */
  enterBundle: (bundle: LateBundle) => Promise<void>
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell })
export const parent = { getParentRoute: () => rootRoute }
/** Pages whose texts are in late bundles. */
export const needsBundles = (...bundles: LateBundle[]) => ({
  ...parent,
  beforeLoad: async ({ context }: { context: RouterContext }) => {
    await Promise.all(bundles.map(context.enterBundle))
  },
})
