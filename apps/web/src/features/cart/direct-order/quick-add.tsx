import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMe } from '../../../api/me.ts'
import type { ListEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { PlusIcon } from '../../../ui/icons.tsx'
import { focusChoice, focusField, moveAmongChoices } from './move-focus.ts'
import { OrderLine } from './order-line.tsx'
import { isFilled } from './order-lines.ts'
import { PartInput } from './part-input.tsx'
import { PiecesField } from './pieces-field.tsx'
import styles from './quick-add.module.css'
import { useQuickAdd } from './use-quick-add.ts'

interface Props {
  cartId: string
  onAdded: (added: readonly ListEntry[]) => void
  /** More than one row was pasted, as from a spreadsheet. */
  onPasteLines: (text: string) => void
}

/** A line for buyers who know the number: they type, press Enter, and type the next one. */
export function QuickAdd(props: Props) {
  const userId = useMe()?.id
  return userId === undefined ? null : <Field {...props} userId={userId} />
}

function Field({ cartId, onAdded, onPasteLines, userId }: Props & { userId: string }) {
  const text = useText()
  const statusId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const quantity = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState<ListEntry['answer']>(null)
  const order = useQuickAdd({
    place: { userId, place: `line.${cartId}` },
    cartId,
    onAdded: (entries) => {
      setAdded(entries.at(-1)?.answer ?? null)
      onAdded(entries)
    },
  })
  const { draft, shown, offered, failure, isBusy } = order
  const asking = shown.find(({ key }) => order.isAnswered(key))?.key

  // A question below the field must be visible, while the focus stays in the field.
  useEffect(() => {
    if (asking !== undefined) frame.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' })
  }, [asking])

  if (draft === undefined) return null

  const toField = () => focusField(frame.current)

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    toField()
    if (draft !== undefined && isFilled(draft)) {
      setAdded(null)
      order.send()
    } else if (offered !== null) order.confirm(offered.asked.row)
  }

  function formatState(): string {
    if (isBusy) return text('partsList.checking')
    if (shown.length > 0) return text('cart.directOrder.quickOpen', { count: shown.length })
    if (added !== null) return text('cart.added', { count: added.quantity ?? 1, article: added.articleNo ?? '' })
    return text('cart.directOrder.quickHint')
  }

  function formatKeys(): string {
    if (isBusy || shown.length === 0) return ''
    return offered === null
      ? text('cart.directOrder.quickDown')
      : text('cart.directOrder.quickConfirm', { article: offered.answer?.articleNo ?? '' })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Tab reaches its buttons as well as the arrows
    <div ref={frame} className={styles.quick} onKeyDown={(event: KeyboardEvent) => moveAmongChoices(event, toField)}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PlusIcon size={16} />
        <PartInput
          label={text('cart.directOrder.number')}
          describedBy={statusId}
          value={draft.requested}
          onType={(requested) => order.type(draft.key, requested)}
          onEnter={submit}
          onTaken={() => quantity.current?.focus()}
          onDown={() => focusChoice(frame.current?.querySelector('[data-open]'))}
          onPasteLines={onPasteLines}
        />
        <PiecesField
          ref={quantity}
          label={text('shared.pieces')}
          value={draft.quantity}
          isRejected={false}
          onType={(typed) => order.typeQuantity(draft.key, typed)}
          onEnter={submit}
        />
        <Button type="submit">{text('cart.add')}</Button>
      </form>
      <p id={statusId} role="status" className={styles.status}>
        {formatState()} <span className={styles.keys}>{formatKeys()}</span>
      </p>
      {failure !== null && (
        <Notice tone="bad" live>
          {formatError(failure, text).message}{' '}
          <Button size="small" onClick={order.tryAgain}>
            {text('ui.retry')}
          </Button>
        </Notice>
      )}
      {shown.length > 0 && (
        <ol className={styles.open} aria-label={text('cart.directOrder.quickLines')}>
          {shown.map((line, at) => (
            <OrderLine
              key={line.key}
              place={at + 1}
              line={line}
              entry={order.entryOf(line.key)}
              onType={(requested) => order.type(line.key, requested)}
              onQuantity={(typed) => order.typeQuantity(line.key, typed)}
              onLeave={() => order.leave(line.key)}
              onNext={toField}
              onPasteLines={onPasteLines}
              onRemove={() => {
                toField()
                order.remove(line.key)
              }}
              onRemoveOthers={() => order.removeOthers(line.key)}
              onForget={order.list.forget}
              onConfirm={() => {
                toField()
                order.confirm(line.key)
              }}
              onChoose={(suggested) => {
                toField()
                order.choose(line.key, suggested)
              }}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
