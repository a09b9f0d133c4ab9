import type { LateBundle } from '@normwerk/i18n/bundles'
import { useRouter } from '@tanstack/react-router'

export type { LateBundle }
export type EnterBundle = (bundle: LateBundle) => Promise<void>

/** Returns what loads the texts of a bundle, for parts of a page that are loaded later. */
export function useEnterBundle(): EnterBundle {
  return useRouter().options.context.enterBundle
}
