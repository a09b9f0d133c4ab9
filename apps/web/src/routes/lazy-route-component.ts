import { lazyRouteComponent as makeLazyComponent } from '@tanstack/react-router'
import { loadCode } from '../api/load-code.ts'

/**
 * Makes a page that is loaded when it is first opened. Unlike with the router's own function, a page that cannot be
 * loaded is a failed call, with a reason that the error page shows and mends.
 */
export const lazyRouteComponent: typeof makeLazyComponent = (load, name) =>
  makeLazyComponent(() => loadCode(load), name)
