import type { Cart } from '@normwerk/contract/cart'
import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { usePreload } from '../../../ui/late/late-code.ts'
import { HandOverDialog } from '../late-dialogs.ts'

interface Props {
  cart: Cart
  wide?: boolean
  onHandedOver: () => void
}

/** For users who may not order: hands the cart over to a colleague who may. */
export function HandOverButton({ cart, wide = false, onHandedOver }: Props) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="primary" wide={wide} {...usePreload(HandOverDialog)} onClick={() => setAsking(true)}>
        {text('cart.saved.handOverButton')}
      </Button>
      {asking && (
        <HandOverDialog
          cart={cart}
          onClose={() => setAsking(false)}
          onHandedOver={() => {
            setAsking(false)
            onHandedOver()
          }}
        />
      )}
    </>
  )
}
