import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { MoveMenus } from '../../features/cart/saved/move-menus.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { lateDialog } from '../../ui/late/late-dialog.tsx'
import { PencilIcon } from '../../ui/page-icons.tsx'

const SetRemarksDialog = lateDialog(
  () => import('../../features/cart/remarks/set-remarks-dialog.tsx').then((file) => file.SetRemarksDialog),
  'cart',
  'cartActions',
  'forms',
)

interface Props {
  cart: Cart
  positions: readonly CartPosition[]
  /** Called when the positions have been moved or copied. */
  onDone: () => void
}

/** Further actions on selected positions. */
export function ChosenActions({ cart, positions, onDone }: Props) {
  const text = useText()
  const keepsCarts = useCan('cart.keep')
  const [setting, setSetting] = useState(false)
  const preload = usePreload(SetRemarksDialog)
  const readOnly = cart.right === 'read'
  return (
    <>
      {!readOnly && (
        <Button
          size="small"
          icon={<PencilIcon size={16} />}
          aria-haspopup="dialog"
          {...preload}
          onClick={() => setSetting(true)}
        >
          {text('cart.page.setRemarks')}
        </Button>
      )}
      {keepsCarts && (
        <MoveMenus cartId={cart.id} positionIds={positions.map(({ id }) => id)} readOnly={readOnly} onDone={onDone} />
      )}
      {setting && <SetRemarksDialog cartId={cart.id} positions={positions} onClose={() => setSetting(false)} />}
    </>
  )
}
