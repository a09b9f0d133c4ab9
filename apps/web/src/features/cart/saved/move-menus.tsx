import type { CartSummary } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cartsQuery } from '../../../shared/cart/carts-query.ts'
import { useText } from '../../../texts/language-context.tsx'
import { lateDialog } from '../../../ui/late/late-dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { ChevronDownIcon, PlusIcon } from '../../../ui/page-icons.tsx'
import styles from './cart-menus.module.css'
import { useCreateCart, useMovePositions } from './dialog-queries.ts'

const CartNameDialog = lateDialog(
  () => import('./cart-name-dialog.tsx').then((file) => file.CartNameDialog),
  'cart',
  'cartActions',
  'forms',
)

type Target = Pick<CartSummary, 'id' | 'name' | 'default'>

interface Props {
  /** The cart of the positions. */
  cartId: string
  positionIds: readonly string[]
  /** The user may only read the cart, so its positions can only be copied. */
  readOnly: boolean
  onDone: () => void
}

/** Moves or copies positions to another cart, which may be a new one. */
export function MoveMenus({ cartId, positionIds, readOnly, onDone }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { data: carts = [] } = useQuery(cartsQuery)
  const targets = carts.filter(({ id, right }) => id !== cartId && right !== 'read')
  const move = useMovePositions()
  const create = useCreateCart()
  const [asksName, setAsksName] = useState<'move' | 'copy' | null>(null)

  async function send({ id, name, default: isDefault }: Target, copy: boolean): Promise<void> {
    const count = positionIds.length
    const moveBack = () => move.mutate({ positionIds: [...positionIds], targetCartId: cartId })
    await move.mutateAsync({ positionIds: [...positionIds], targetCartId: id, copy })
    onDone()
    showToast({
      message: copy ? text('cart.saved.copiedTo', { count, name }) : text('cart.saved.movedTo', { count, name }),
      // The positions return to the end of the cart, not to their earlier places.
      ...(!copy && { before: { label: text('cart.saved.moveBack'), onAction: moveBack } }),
      action: {
        label: text('cart.saved.openCart'),
        onAction: () => void navigate({ to: '/cart', search: isDefault ? {} : { cart: id } }),
      },
    })
  }

  // React would drop callbacks of `mutate`, because the moved positions disappear. Failures are already reported.
  function start(sending: Promise<void>): void {
    sending.catch(() => undefined)
  }

  const menu = (kind: 'move' | 'copy', label: string) => (
    <Menu
      placement="above"
      label={label}
      className={styles.smallOpener}
      button={
        <>
          {label}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      {targets.map((target) => (
        <button key={target.id} type="button" onClick={() => start(send(target, kind === 'copy'))}>
          {target.name}
        </button>
      ))}
      <button type="button" onClick={() => setAsksName(kind)}>
        <PlusIcon size={16} />
        {text('cart.saved.newCart')}
      </button>
    </Menu>
  )

  return (
    <>
      {!readOnly && menu('move', text('cart.saved.moveTo'))}
      {menu('copy', text('cart.saved.copyTo'))}
      {asksName !== null && (
        <CartNameDialog
          title={text('cart.saved.newCart')}
          action={text(asksName === 'copy' ? 'cart.saved.copyThere' : 'cart.saved.moveThere')}
          pending={create.isPending || move.isPending}
          failure={create.error}
          onClose={() => setAsksName(null)}
          onSubmit={(name) =>
            create.mutate(
              { name },
              {
                onSuccess: (made) => {
                  setAsksName(null)
                  start(send(made, asksName === 'copy'))
                },
              },
            )
          }
        />
      )}
    </>
  )
}
