import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMe } from '../../../api/me.ts'
import type { ListEntry } from '../../../shared/lists/parts-list/list-entry.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { latePart } from '../../../ui/late/late-part.tsx'
import { PlusIcon } from '../../../ui/page-icons.tsx'
import { sendDraft, typeDraft, withDraft } from './draft.ts'
import { focusChoice, focusField, moveAmongChoices } from './move-focus.ts'
import { isFilled } from './order-lines.ts'
import { PartInput } from './part-input.tsx'
import { PiecesField } from './pieces-field.tsx'
import styles from './quick-add.module.css'
import type { QuickLinesHandle } from './quick-lines.tsx'
import { useKeptOrder } from './use-kept-order.ts'

const QuickLines = latePart(
  () => import('./quick-lines.tsx').then((file) => file.QuickLines),
  'cart',
  'machining',
  'partsList',
  'orderStart',
  'designation',
)

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
  const quickLines = useRef<QuickLinesHandle>(null)
  const place = { userId, place: `line.${cartId}` }
  const lines = withDraft(useKeptOrder(place).lines)
  const [isUsed, setIsUsed] = useState(lines.length > 1)
  const draft = lines.at(-1)
  if (draft === undefined) return null

  const toField = () => focusField(frame.current)

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    toField()
    // The line is kept, and taken as soon as the code that takes it is loaded.
    if (draft !== undefined && isFilled(draft)) sendDraft(place)
    else quickLines.current?.confirmOffered()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Tab reaches its buttons as well as the arrows
    <div
      ref={frame}
      className={styles.quick}
      onFocus={() => setIsUsed(true)}
      onKeyDown={(event: KeyboardEvent) => moveAmongChoices(event, toField)}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <PlusIcon size={16} />
        <PartInput
          label={text('cart.directOrder.number')}
          describedBy={statusId}
          value={draft.requested}
          onType={(requested) => typeDraft(place, { requested })}
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
          onType={(typed) => typeDraft(place, { quantity: typed })}
          onEnter={submit}
        />
        <Button type="submit">{text('cart.add')}</Button>
      </form>
      {isUsed ? (
        <QuickLines
          ref={quickLines}
          {...{ place, cartId, statusId, onAdded, onPasteLines, toField }}
          meanwhile={<Hint id={statusId} />}
        />
      ) : (
        <Hint id={statusId} />
      )}
    </div>
  )
}

function Hint({ id }: { id: string }) {
  const text = useText()
  return (
    <p id={id} role="status" className={styles.status}>
      {text('cart.directOrder.quickHint')}
    </p>
  )
}
