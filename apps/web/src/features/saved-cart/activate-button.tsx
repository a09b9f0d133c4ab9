import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useChooseDefault } from './queries.ts'

interface Props {
  cartId: string
  look: 'primary' | 'secondary'
  wide?: boolean
  onDone: () => void
}

/** Makes a cart the one that is ordered and that parts are added to. */
export function ActivateButton({ cartId, look, wide = false, onDone }: Props) {
  const text = useText()
  const choose = useChooseDefault()
  return (
    <Button
      look={look}
      wide={wide}
      pending={choose.isPending}
      // The button goes as soon as the cart is the active one, and callbacks of `mutate` would go with it.
      onClick={() => void choose.mutateAsync(cartId).then(onDone, () => undefined)}
    >
      {text('savedCart.activate')}
    </Button>
  )
}
