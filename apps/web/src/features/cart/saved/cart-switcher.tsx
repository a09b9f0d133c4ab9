import type { Cart } from '@normwerk/contract/cart'
import { maxCartNameLength } from '@normwerk/contract/limits'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { KeepFocus } from '../../../ui/focus/keep-focus.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { latePart } from '../../../ui/late/late-part.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ChevronDownIcon, PencilIcon } from '../../../ui/page-icons.tsx'
import { NewCartDialog } from '../late-dialogs.ts'
import styles from './cart-switcher.module.css'

const CartEntries = latePart(() => import('./cart-entries.tsx').then((file) => file.CartEntries), 'cart')

interface Props {
  cart: Cart
  /** The latest name, even if it is not saved yet. */
  name: string
  /** `null` if the user may not rename the cart. */
  onRename: ((name: string) => void) | null
}

/** The name of the cart as the page's title, which opens the list of other carts and can be edited in place. */
export function CartSwitcher({ cart, name, onRename }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)
  const [asksNew, setAsksNew] = useState(false)

  return (
    <KeepFocus on="[data-rename]">
      {renaming && onRename !== null ? (
        <>
          <h1 className="visually-hidden">{name}</h1>
          <NameField name={name} onRename={onRename} onDone={() => setRenaming(false)} />
        </>
      ) : (
        <div className={styles.switcher}>
          <h1 className={styles.name}>{name}</h1>
          <Menu
            align="start"
            label={text('cart.saved.switch', { name })}
            className={styles.opener}
            button={<ChevronDownIcon size={18} />}
          >
            <CartEntries currentId={cart.id} onNew={() => setAsksNew(true)} />
          </Menu>
          {onRename !== null && (
            <IconButton
              data-rename
              label={text('cart.saved.rename')}
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
      )}
    </KeepFocus>
  )
}

interface NameFieldProps {
  name: string
  onRename: (name: string) => void
  onDone: () => void
}

function NameField({ name, onRename, onDone }: NameFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(name)

  function finish(): void {
    const requested = typed.trim()
    if (requested !== '' && requested !== name) onRename(requested)
    onDone()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event
    if (key !== 'Enter' && key !== 'Escape') return
    // Otherwise the same key would press the button that gets the focus.
    event.preventDefault()
    if (key === 'Enter') finish()
    else onDone()
  }

  return (
    <input
      className={styles.field}
      aria-label={text('cart.saved.name')}
      maxLength={maxCartNameLength}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
      autoFocus
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={finish}
    />
  )
}
