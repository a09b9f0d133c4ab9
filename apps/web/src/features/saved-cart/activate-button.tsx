import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useChooseDefault } from './queries.ts'

interface Props {
  cartId: string
  variant: 'primary' | 'secondary'
  size?: 'small' | 'medium'
  wide?: boolean
  onDone: () => void
  /** Where more is meant than the usual words say. */
  children?: string
}

/** Makes a cart the one that is ordered and that parts are added to. */
export function ActivateButton({ cartId, variant, size = 'medium', wide = false, onDone, children }: Props) {
  const text = useText()
  const choose = useChooseDefault()
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      pending={choose.isPending}
      // The button goes as soon as the cart is the active one, and callbacks of `mutate` would go with it.
      onClick={() => void choose.mutateAsync(cartId).then(onDone, () => undefined)}
    >
      {children ?? text('savedCart.activate')}
    </Button>
  )
}
