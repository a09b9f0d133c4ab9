import { maxCartNameLength } from '@normwerk/contract/limits'
import type { ComponentProps } from 'react'
import { NameDialog } from '../../../shared/forms/name-dialog.tsx'
import { useText } from '../../../texts/language-context.tsx'

/** Asks for the name of a cart. Mounting it opens it. */
export function CartNameDialog(props: Omit<ComponentProps<typeof NameDialog>, 'label' | 'maxLength'>) {
  const text = useText()
  return <NameDialog {...props} label={text('cart.saved.name')} maxLength={maxCartNameLength} />
}
