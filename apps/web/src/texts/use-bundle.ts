import type { LateBundle } from '@normwerk/i18n/bundles'
import { useRouter } from '@tanstack/react-router'
import { use } from 'react'

/** Waits for the texts of a bundle within a `Suspense`, for parts of every page that are loaded later. */
export function useBundle(bundle: LateBundle): void {
  const { enterBundle } = useRouter().options.context
  use(enterBundle(bundle))
}
