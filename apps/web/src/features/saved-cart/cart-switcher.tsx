import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { CartIcon, ChevronDownIcon, PencilIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { CartEntries } from './cart-entries.tsx'
import styles from './cart-switcher.module.css'
import { NewCartDialog } from './new-cart-dialog.tsx'

interface Props {
  cart: Cart
  /** Newest name, also while it is not saved yet. */
  name: string
  /** `null` for who may not rename it. */
  onRename: ((name: string) => void) | null
}

/** The name of the cart: a way to the others, and renamed in place. */
export function CartSwitcher({ cart, name, onRename }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)
  const [asksNew, setAsksNew] = useState(false)
  if (renaming && onRename !== null) {
    return <NameField name={name} onRename={onRename} onDone={() => setRenaming(false)} />
  }
  return (
    <div className={styles.switcher}>
      <Menu
        start
        label={text('savedCart.switch', { name })}
        className={styles.opener}
        button={
          <>
            <CartIcon size={18} />
            <span className={styles.name}>{name}</span>
            <ChevronDownIcon size={16} />
          </>
        }
      >
        <CartEntries currentId={cart.id} onNew={() => setAsksNew(true)} />
      </Menu>
      {onRename !== null && (
        <IconButton
          label={text('savedCart.rename')}
          icon={<PencilIcon size={18} />}
          onClick={() => setRenaming(true)}
        />
      )}
      {asksNew && (
        <NewCartDialog
          from={null}
          onClose={() => setAsksNew(false)}
          onCreated={({ id }) => {
            setAsksNew(false)
            void navigate({ to: '/cart', search: { cart: id } })
          }}
        />
      )}
    </div>
  )
}

const longest = 100

function NameField({ name, onRename, onDone }: { name: string; onRename: (name: string) => void; onDone: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState(name)

  function finish(): void {
    const wanted = typed.trim()
    if (wanted !== '' && wanted !== name) onRename(wanted)
    onDone()
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Enter') finish()
    if (key === 'Escape') onDone()
  }

  return (
    <input
      className={styles.field}
      aria-label={text('savedCart.name')}
      maxLength={longest}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={finish}
    />
  )
}
