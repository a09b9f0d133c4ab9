import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useChooseDefault } from './queries.ts'

interface Props {
  cartId: string
  variant: 'primary' | 'secondary'
  size?: 'small' | 'medium'
  wide?: boolean
  onDone: () => void
  /** Replaces the default text of the button. */
  children?: string
}

/** Makes a cart the active one: parts are added to it, and it can be ordered. */
export function ActivateButton({ cartId, variant, size = 'medium', wide = false, onDone, children }: Props) {
  const text = useText()
  const choose = useChooseDefault()
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      pending={choose.isPending}
      // React would drop callbacks of `mutate`, because the button disappears with the change.
      onClick={() => void choose.mutateAsync(cartId).then(onDone, () => undefined)}
    >
      {children ?? text('cart.saved.activate')}
    </Button>
  )
}
