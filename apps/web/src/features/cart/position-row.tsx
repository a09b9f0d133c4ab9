import type { CartPosition } from '@normwerk/contract/cart'
import { memo, type Ref, useId, useState } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { AvailabilityBadge } from '../../trade/availability.tsx'
import { Drawing } from '../../trade/drawing.tsx'
import { LineTotal } from '../../trade/line-total.tsx'
import { thumbnailOf } from '../../trade/part-of.ts'
import { PositionPart } from '../../trade/position-part.tsx'
import { Price } from '../../trade/price.tsx'
import { References } from '../../trade/references.tsx'
import { IconButton } from '../../ui/button.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { useCartEditor, useEdit } from './cart-editor.ts'
import styles from './cart-table.module.css'
import { ChangeCutLink } from './change-cut-link.tsx'
import { EditFailure, LineStatus } from './line-status.tsx'
import { NoteFields } from './note-fields.tsx'
import { NotesToggle } from './notes-toggle.tsx'
import { QuantityInput } from './quantity-input.tsx'

interface Props {
  position: CartPosition
  isNew: boolean
  isLeaving: boolean
  onRemove: (position: CartPosition) => void
  ref?: Ref<HTMLTableSectionElement>
  index?: number
}

export const columnCount = 8

export function quantityFieldId(positionId: string): string {
  return `quantity-${positionId}`
}

/** One position with its notes; memoised, as a cart has hundreds of them. */
export const PositionRow = memo(function PositionRow(props: Props) {
  const { position, isNew, isLeaving, onRemove, ref, index } = props
  const text = useText()
  const { positions } = useCartEditor()
  const edit = useEdit(positions, position.id)
  const notesId = useId()
  const [opened, setOpened] = useState(false)
  const { id, positionNumber, articleNo, availability, leadTimeDays } = position
  const shown = { ...position, ...edit?.fields }
  const stale = shown.quantity !== position.quantity
  const named = { position: positionNumber, article: articleNo }
  return (
    <tbody
      ref={ref}
      data-index={index}
      className={styles.position}
      data-new={isNew || undefined}
      data-leaving={isLeaving || undefined}
    >
      <tr className={styles.main} aria-rowindex={positionNumber + 1}>
        <td className={styles.place}>{positionNumber}</td>
        <td className={styles.drawing}>
          <Drawing path={thumbnailOf(articleNo)} alt="" width={60} height={40} />
        </td>
        <td className={styles.part}>
          <PositionPart part={position} aside={<ChangeCutLink position={position} />}>
            {!opened && <References notes={shown} />}
          </PositionPart>
        </td>
        <td className={styles.availability}>
          <AvailabilityBadge availability={availability} plain />
          <p className={styles.small}>{text('trade.workingDays', { count: leadTimeDays })}</p>
        </td>
        <td className={styles.quantity}>
          <QuantityInput
            id={quantityFieldId(id)}
            label={text('cart.quantityOf', named)}
            value={shown.quantity}
            disabled={isLeaving}
            onEdit={(quantity) => positions.edit(id, { quantity })}
            onCommit={() => positions.commit(id)}
            onZero={() => onRemove(position)}
          />
          <LineStatus edit={edit} />
        </td>
        <td data-numeric className={styles.price} data-stale={stale || undefined}>
          <UnitPrice position={position} />
        </td>
        <td data-numeric className={styles.total} data-stale={stale || undefined}>
          <LineTotal position={position} />
        </td>
        <td className={styles.actions}>
          <NotesToggle named={named} opened={opened} controls={notesId} onToggle={() => setOpened(!opened)} />
          <IconButton
            size="small"
            label={text('cart.removePosition', named)}
            icon={<TrashIcon size={18} />}
            disabled={isLeaving}
            onClick={() => onRemove(position)}
          />
        </td>
      </tr>
      {opened && (
        <tr className={styles.below}>
          <td colSpan={columnCount}>
            <NoteFields
              id={notesId}
              values={shown}
              onEdit={(fields) => positions.edit(id, fields)}
              onCommit={() => positions.commit(id)}
            />
          </td>
        </tr>
      )}
      {edit?.error != null && (
        <tr className={styles.below}>
          <td colSpan={columnCount}>
            <EditFailure
              error={edit.error}
              onRetry={() => positions.commit(id)}
              onDiscard={() => positions.discard(id)}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
})

/** The price of one piece, and the list price where the buyer pays less. */
function UnitPrice({ position: { price, listPrice } }: { position: CartPosition }) {
  const text = useText()
  const { money } = useFormat()
  return (
    <>
      <Price amount={price} />
      {price !== null && listPrice !== null && Number(listPrice) > Number(price) && (
        <p className={styles.small}>{text('cart.listPriceIs', { price: money(listPrice) })}</p>
      )}
    </>
  )
}
