import type { Cart } from '@normwerk/contract/cart'
import { useState } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ChevronDownIcon, TeamIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import styles from './cart-menus.module.css'
import { DeleteCartDialog } from './delete-cart-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { LoadCart } from './load-cart.tsx'
import { NewCartDialog } from './new-cart-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface Props {
  cart: Cart
  /** Shows another cart. */
  onOpen: (cartId: string) => void
  /** Shows the list of all carts. */
  onGone: () => void
}

/** What can be done with a cart as a whole. */
export function CartMenus({ cart, onOpen, onGone }: Props) {
  const text = useText()
  const address = useAddress()
  const [asked, setAsked] = useState<'copy' | 'share' | 'handOver' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const isOwn = cart.right === 'own'
  const path = (what: 'export' | 'save') => address(`/api/cart/${what}/${encodeURIComponent(cart.id)}`)
  return (
    <div className={styles.menus}>
      {isOwn && (
        <Button icon={<TeamIcon size={16} />} onClick={() => setAsked('share')}>
          {cart.sharedWith.length > 0
            ? text('savedCart.sharedCount', { count: cart.sharedWith.length })
            : text('savedCart.share')}
        </Button>
      )}
      <LoadCart onLoaded={({ id }) => onOpen(id)}>
        {(choose) => (
          <Menu
            label={text('savedCart.file')}
            className={styles.opener}
            button={<Opener>{text('savedCart.file')}</Opener>}
          >
            <a href={path('export')} download>
              {text('savedCart.export')}
            </a>
            <a href={path('save')} download>
              {text('savedCart.saveFile')}
            </a>
            <button type="button" onClick={choose}>
              {text('savedCart.load')}
            </button>
          </Menu>
        )}
      </LoadCart>
      <Menu label={text('savedCart.more')} className={styles.opener} button={<Opener>{text('savedCart.more')}</Opener>}>
        <button type="button" onClick={() => setAsked('copy')}>
          {text('savedCart.copyCart')}
        </button>
        {isOwn && cart.positionCount > 0 && (
          <button type="button" onClick={() => setAsked('handOver')}>
            {text('savedCart.handOverMenu')}
          </button>
        )}
        {isOwn && !cart.default && (
          <button type="button" onClick={() => setAsked('delete')}>
            {text('savedCart.deleteTitle')}
          </button>
        )}
      </Menu>
      {asked === 'copy' && (
        <NewCartDialog
          from={cart}
          onClose={close}
          onCreated={({ id }) => {
            close()
            onOpen(id)
          }}
        />
      )}
      {asked === 'share' && <ShareDialog cart={cart} onClose={close} />}
      {asked === 'handOver' && (
        <HandOverDialog
          cart={cart}
          onClose={close}
          onHandedOver={() => {
            close()
            onOpen(cart.id)
          }}
        />
      )}
      {asked === 'delete' && (
        <DeleteCartDialog
          cart={cart}
          onClose={close}
          onDeleted={() => {
            close()
            onGone()
          }}
        />
      )}
    </div>
  )
}

function Opener({ children }: { children: string }) {
  return (
    <>
      {children}
      <ChevronDownIcon size={16} />
    </>
  )
}
