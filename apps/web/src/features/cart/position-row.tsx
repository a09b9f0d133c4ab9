import type { CartPosition } from '@normwerk/contract/cart'
import { memo, type Ref, useId, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Drawing } from '../../trade/drawing.tsx'
import { LineTotal } from '../../trade/line-total.tsx'
import { thumbnailOf } from '../../trade/part-of.ts'
import { PositionPart } from '../../trade/position-part.tsx'
import { References } from '../../trade/references.tsx'
import { IconButton } from '../../ui/button.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import type { GroupPlace } from './arrange-positions.ts'
import { useCartEditor, useEdit } from './cart-editor.ts'
import styles from './cart-table.module.css'
import { ChangeCutLink } from './change-cut-link.tsx'
import { LineStatus } from './line-status.tsx'
import { NotesToggle } from './notes-toggle.tsx'
import { PositionAvailability } from './position-availability.tsx'
import { PositionBelow } from './position-below.tsx'
import { PositionPrice } from './position-price.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { SelectBox } from './select-box.tsx'

export interface PositionRowProps {
  position: CartPosition
  /** Place in the view, from 1. */
  row: number
  /** Where it stands among what was configured together. */
  group: GroupPlace | null
  isNew: boolean
  isLeaving: boolean
  isSelected: boolean
  readOnly: boolean
  onRemove: (position: CartPosition) => void
  onSelect: (id: string, range: boolean) => void
}

interface Props extends PositionRowProps {
  ref?: Ref<HTMLTableSectionElement>
  index?: number
}

export function quantityFieldId(positionId: string): string {
  return `quantity-${positionId}`
}

/** One position with its notes; memoised, as a cart has hundreds of them. */
export const PositionRow = memo(function PositionRow(props: Props) {
  const { position, row, group, isNew, isLeaving, isSelected, readOnly, onRemove, onSelect, ref, index } = props
  const text = useText()
  const { positions } = useCartEditor()
  const edit = useEdit(positions, position.id)
  const notesId = useId()
  const [opened, setOpened] = useState(false)
  const { id, positionNumber, articleNo } = position
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
      data-selected={isSelected || undefined}
      data-changed={position.changes !== null || undefined}
      data-group={group ?? undefined}
    >
      <tr className={styles.main} aria-rowindex={row + 1}>
        <td className={styles.select}>
          <SelectBox
            label={text('savedCart.selectPosition', named)}
            checked={isSelected}
            onChange={(range) => onSelect(id, range)}
          />
        </td>
        <td className={styles.place}>{positionNumber}</td>
        <td className={styles.drawing}>
          <Drawing path={thumbnailOf(articleNo)} alt="" width={60} height={40} />
        </td>
        <td className={styles.part}>
          {group === 'first' && <p className={styles.groupTitle}>{text('savedCart.group')}</p>}
          <PositionPart part={position} aside={!readOnly && <ChangeCutLink position={position} />}>
            {(!opened || readOnly) && <References notes={shown} />}
          </PositionPart>
        </td>
        <td className={styles.availability}>
          <PositionAvailability position={position} />
        </td>
        <td className={styles.quantity}>
          <QuantityInput
            id={quantityFieldId(id)}
            label={text('cart.quantityOf', named)}
            value={shown.quantity}
            disabled={isLeaving || readOnly}
            onEdit={(quantity) => positions.edit(id, { quantity })}
            onCommit={() => positions.commit(id)}
            onZero={() => onRemove(position)}
          />
          <LineStatus edit={edit} />
        </td>
        <td data-numeric className={styles.price} data-stale={stale || undefined}>
          <PositionPrice position={position} />
        </td>
        <td data-numeric className={styles.total} data-stale={stale || undefined}>
          <LineTotal position={position} />
        </td>
        <td className={styles.actions}>
          {!readOnly && (
            <>
              <NotesToggle named={named} opened={opened} controls={notesId} onToggle={() => setOpened(!opened)} />
              <IconButton
                size="small"
                label={text('cart.removePosition', named)}
                icon={<TrashIcon size={18} />}
                disabled={isLeaving}
                onClick={() => onRemove(position)}
              />
            </>
          )}
        </td>
      </tr>
      <PositionBelow
        position={position}
        edit={edit}
        notesId={opened && !readOnly ? notesId : null}
        onRemove={readOnly ? null : () => onRemove(position)}
      />
    </tbody>
  )
})
