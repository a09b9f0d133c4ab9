import { maxQuantity } from '@normwerk/contract/limits'
import { type FormEvent, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { readQuantity } from '../parts/part-order.ts'
import styles from './order-field.module.css'

interface Props {
  articleNo: string
  onOrder: (quantity: number) => void
}

/** Quantity and button of one row, on native elements, because a table has hundreds of them. */
export function OrderField({ articleNo, onOrder }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('1')
  const [rejected, setRejected] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const quantity = readQuantity(typed)
    setRejected(quantity === null)
    if (quantity === null) return
    onOrder(quantity)
    setTyped('1')
  }

  return (
    <form className={styles.order} onSubmit={submit} noValidate>
      <input
        className={styles.input}
        aria-label={text('shared.quantityOf', { article: articleNo })}
        aria-invalid={rejected || undefined}
        title={rejected ? text('ui.wholeNumber', { min: 1, max: maxQuantity }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setRejected(false)
        }}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="submit"
        className={styles.button}
        aria-label={text('shared.addArticle', { article: articleNo })}
        title={text('shared.addToCart')}
      >
        <CartIcon size={18} />
      </button>
    </form>
  )
}
