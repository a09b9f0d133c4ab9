import type { LateBundle } from '@normwerk/i18n/bundles'
import { useRouter } from '@tanstack/react-router'
import { use } from 'react'

/** Waits for the texts of a bundle, for what is shown on every page but loaded later: it stands in a `Suspense`. */
export function useBundle(bundle: LateBundle): void {
  const { enterBundle } = useRouter().options.context
  use(enterBundle(bundle))
}
