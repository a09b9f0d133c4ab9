import type { CartPosition } from '@normwerk/contract/cart'
import { createContext, type ReactNode, use } from 'react'

/** How another part comes into the place of a position; the page knows, as it takes more than a cart. */
export interface PartChanges {
  /** Id of the position whose cut is about to be shown. */
  opening: string | null
  onCut: (position: CartPosition) => void
  onReplace: (position: CartPosition) => void
  /** A button to cut the part of a position, where it can be. */
  offerCut: (position: CartPosition) => ReactNode
}

/** A context, so that only what offers a change is made anew by it, and the rows of a cart rest. */
export const PartChangesContext = createContext<PartChanges | null>(null)

export function usePartChanges(): PartChanges | null {
  return use(PartChangesContext)
}
