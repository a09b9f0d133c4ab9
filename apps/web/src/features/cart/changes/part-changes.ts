import type { CartPosition } from '@normwerk/contract/cart'
import { createContext, type ReactNode, use } from 'react'

/** How a position gets another part. The page provides this, because it needs more than the cart feature. */
export interface PartChanges {
  /** Id of the position whose cut dialog is being opened. */
  opening: string | null
  onCut: (position: CartPosition) => void
  onReplace: (position: CartPosition) => void
  /** A button to change the cut of the position's part, if it can be cut. */
  offerCut: (position: CartPosition) => ReactNode
}

/** A context, so that a change renders only the components that offer it, and no other rows of the cart. */
export const PartChangesContext = createContext<PartChanges | null>(null)

export function usePartChanges(): PartChanges | null {
  return use(PartChangesContext)
}
