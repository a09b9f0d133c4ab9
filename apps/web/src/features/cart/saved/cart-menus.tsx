import type { Cart } from '@normwerk/contract/cart'
import { useState } from 'react'
import { useAddress } from '../../../api/config-context.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { TeamIcon } from '../../../ui/icons.tsx'
import { usePreload } from '../../../ui/late/late-code.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ChevronDownIcon } from '../../../ui/page-icons.tsx'
import { CartDialog } from '../late-dialogs.ts'
import type { CartTask } from './cart-dialog.tsx'
import styles from './cart-menus.module.css'

interface Props {
  cart: Cart
  /** Asks whether to empty the cart; null if it is empty, or the user may not change it. */
  onClear: (() => void) | null
  /** Asks for a file to create a new cart from. */
  onLoad: () => void
  /** A file is being loaded. */
  isLoading: boolean
  /** Whether the cart can be handed over, because it has no unsaved edits. */
  mayHandOver: () => boolean
  /** Shows another cart. */
  onOpen: (cartId: string) => void
  /** Shows the list of all carts. */
  onGone: () => void
}

/** Actions on the whole cart. */
export function CartMenus(props: Props) {
  const { cart, onClear, onLoad, isLoading, mayHandOver, onOpen, onGone } = props
  const text = useText()
  const address = useAddress()
  const [task, setTask] = useState<CartTask | null>(null)
  const close = () => setTask(null)
  const isOwn = cart.right === 'own'
  const more = text(isLoading ? 'cart.saved.loading' : 'cart.saved.more')
  const path = (what: 'export' | 'save') => address(`/api/cart/${what}/${encodeURIComponent(cart.id)}`)
  return (
    <div className={styles.menus} {...usePreload(CartDialog)}>
      {isOwn && (
        <Button icon={<TeamIcon size={16} />} onClick={() => setTask('share')}>
          {cart.sharedWith.length > 0
            ? text('cart.saved.sharedCount', { count: cart.sharedWith.length })
            : text('cart.saved.share')}
        </Button>
      )}
      <Menu
        label={more}
        className={styles.opener}
        button={
          <>
            {more}
            <ChevronDownIcon size={16} />
          </>
        }
      >
        <a href={path('export')} download>
          {text('cart.saved.export')}
        </a>
        <a href={path('save')} download>
          {text('cart.saved.saveFile')}
        </a>
        <button type="button" disabled={isLoading} onClick={onLoad}>
          {text('cart.saved.load')}
        </button>
        <button type="button" onClick={() => setTask('copy')}>
          {text('cart.saved.copyCart')}
        </button>
        {isOwn && cart.positionCount > 0 && (
          <button
            type="button"
            onClick={() => {
              if (mayHandOver()) setTask('handOver')
            }}
          >
            {text('cart.saved.handOverMenu')}
          </button>
        )}
        {onClear !== null && (
          <button type="button" onClick={onClear}>
            {text('cart.table.clear')}
          </button>
        )}
        {isOwn && !cart.default && (
          <button type="button" onClick={() => setTask('delete')}>
            {text('cart.saved.deleteTitle')}
          </button>
        )}
      </Menu>
      {task !== null && (
        <CartDialog
          task={task}
          cart={cart}
          onClose={close}
          onCopied={(id) => {
            close()
            onOpen(id)
          }}
          onHandedOver={() => {
            close()
            onOpen(cart.id)
          }}
          onDeleted={() => {
            close()
            onGone()
          }}
        />
      )}
    </div>
  )
}
