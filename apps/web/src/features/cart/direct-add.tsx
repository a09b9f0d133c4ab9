import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import styles from './direct-add.module.css'
import { DirectEntries } from './direct-entries.tsx'
import { readQuantity } from './read-quantity.ts'
import { type DirectEntry, useDirectAdd } from './use-direct-add.ts'

const longest = 200

interface Props {
  cart: Cart
  onAdded: (position: CartPosition) => void
  /** More than one line was pasted, as from a spreadsheet. */
  onPasteLines: (text: string) => void
}

/** A line for who knows the number: type, Enter, and the next one. */
export function DirectAdd({ cart, onAdded, onPasteLines }: Props) {
  const text = useText()
  const hintId = useId()
  const { entries, add, again, dismiss } = useDirectAdd(cart.id, onAdded)
  const [wanted, setWanted] = useState('')
  const [quantity, setQuantity] = useState('')
  const numberField = useRef<HTMLInputElement>(null)
  const quantityField = useRef<HTMLInputElement>(null)
  const pieces = readQuantity(quantity)
  const refused = pieces === null || pieces === 0

  function submit(event: FormEvent): void {
    event.preventDefault()
    const abmessungsNr = wanted.trim()
    if (abmessungsNr === '') {
      numberField.current?.focus()
      return
    }
    if (pieces === null || pieces === 0) {
      quantityField.current?.focus()
      return
    }
    add({ abmessungsNr, quantity: pieces })
    setWanted('')
    setQuantity('')
    numberField.current?.focus()
  }

  function correct(entry: DirectEntry): void {
    dismiss(entry)
    setWanted(entry.abmessungsNr)
    setQuantity(entry.quantity === 1 ? '' : String(entry.quantity))
    numberField.current?.focus()
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\n\r\t]/.test(pasted.trim())) return
    event.preventDefault()
    onPasteLines(pasted)
  }

  return (
    <div className={styles.line}>
      <DirectEntries entries={entries} onAgain={again} onCorrect={correct} onDismiss={dismiss} />
      <form className={styles.form} onSubmit={submit}>
        <PlusIcon size={16} />
        <input
          ref={numberField}
          className={styles.number}
          aria-label={text('cart.directNumber')}
          aria-describedby={hintId}
          placeholder={text('cart.directPlaceholder')}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onPaste={paste}
        />
        <input
          ref={quantityField}
          className={styles.quantity}
          aria-label={text('trade.pieces')}
          aria-invalid={refused || undefined}
          inputMode="numeric"
          placeholder="1"
          autoComplete="off"
          enterKeyHint="done"
          value={quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setQuantity(event.target.value)}
        />
        <Button type="submit">{text('cart.add')}</Button>
      </form>
      <p id={hintId} className={styles.hint} data-bad={refused || undefined}>
        {refused ? text('ui.wholeNumber', { min: 1, max: 9999 }) : text('cart.directHint')}
      </p>
    </div>
  )
}
