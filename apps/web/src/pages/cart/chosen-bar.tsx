import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { SelectionBar, type SelectionBarProps } from '../../features/cart/table/selection-bar.tsx'
import { ChosenActions } from './chosen-actions.tsx'

interface Props extends SelectionBarProps {
  cart: Cart
  positions: readonly CartPosition[]
}

/** The bar of the chosen positions with its actions. */
export function ChosenBar({ cart, positions, ...bar }: Props) {
  return <SelectionBar {...bar} actions={<ChosenActions cart={cart} positions={positions} onDone={bar.onClear} />} />
}
