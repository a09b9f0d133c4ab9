import type { ShareRight } from '@normwerk/contract/cart'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../../texts/language-context.tsx'
import styles from './colleague-list.module.css'

export type Access = ShareRight | 'none'

const texts = {
  none: 'cart.saved.accessNone',
  read: 'cart.saved.accessRead',
  edit: 'cart.saved.accessEdit',
} satisfies Record<Access, PlainTextId>

const accesses = ['none', 'read', 'edit'] as const satisfies readonly Access[]

interface Props {
  name: string
  value: Access
  onChange: (access: Access) => void
}

/** What a colleague may do with a cart. */
export function AccessField({ name, value, onChange }: Props) {
  const text = useText()
  return (
    <div className={styles.access} data-shared={value !== 'none' || undefined}>
      <span>{name}</span>
      <select
        aria-label={text('cart.saved.accessOf', { name })}
        value={value}
        onChange={({ target }) => onChange(accesses.find((access) => access === target.value) ?? 'none')}
      >
        {accesses.map((access) => (
          <option key={access} value={access}>
            {text(texts[access])}
          </option>
        ))}
      </select>
    </div>
  )
}
