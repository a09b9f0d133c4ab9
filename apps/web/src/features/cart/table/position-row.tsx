import type { CartPosition } from '@normwerk/contract/cart'
import { memo, type Ref, useId, useRef } from 'react'
import { LineTotal } from '../../../shared/cart/line-total.tsx'
import { PositionPart } from '../../../shared/cart/position-part.tsx'
import { References } from '../../../shared/cart/remarks.tsx'
import { Drawing } from '../../../shared/parts/drawing.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { useFocusOnOpen } from '../../../ui/focus/use-focus-on-open.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { TrashIcon } from '../../../ui/page-icons.tsx'
import { ChangeCut } from '../changes/change-cut.tsx'
import { useCartEditor, useEdit } from '../edits/cart-editor.ts'
import { RemarksToggle } from '../remarks/position-remarks.tsx'
import type { GroupPlace } from './arrange-positions.ts'
import { GroupHeading } from './group-heading.tsx'
import { LineStatus } from './line-status.tsx'
import { PositionBelow } from './position-below.tsx'
import styles from './position-row.module.css'
import { PositionAvailability, PositionPrice } from './position-terms.tsx'
import { QuantityInput, quantityFieldId } from './quantity-input.tsx'
import { SelectBox } from './select-box.tsx'

export interface PositionRowProps {
  position: CartPosition
  /** Place in the view, starting at 1. */
  row: number
  /** Place in the configured group. */
  group: GroupPlace | null
  isNew: boolean
  isLeaving: boolean
  isSelected: boolean
  hasOpenRemarks: boolean
  readOnly: boolean
  /** Moves the focus from the quantity of this row to that of the next or previous row. */
  onMove: (id: string, by: number) => void
  onRemove: (position: CartPosition) => void
  onSelect: (id: string, range: boolean) => void
  onToggleRemarks: (id: string) => void
}

interface Props extends PositionRowProps {
  ref?: Ref<HTMLTableSectionElement>
  index?: number
}

/** One position with its remarks. Memoised, because a cart can have hundreds of them. */
export const PositionRow = memo(function PositionRow(props: Props) {
  const { position, row, group, isNew, isLeaving, isSelected, hasOpenRemarks, readOnly, ref, index } = props
  const { onMove, onRemove, onSelect, onToggleRemarks } = props
  const text = useText()
  const { positions } = useCartEditor()
  const edit = useEdit(positions, position.id)
  const remarksId = useId()
  const pencil = useRef<HTMLButtonElement>(null)
  const remarks = useFocusOnOpen(hasOpenRemarks)
  const { id, positionNumber, articleNo, groupId, configurationName } = position
  const isHead = group === 'first' || group === 'only'
  const shown = { ...position, ...edit?.fields }
  const rejected = edit?.rejected.quantity
  const stale = shown.quantity !== position.quantity || rejected !== undefined
  const named = { position: positionNumber, article: articleNo }

  function setQuantity(quantity: number): void {
    positions.edit(id, { quantity })
    positions.commit(id)
    // The button goes with the hint.
    document.getElementById(quantityFieldId(id))?.focus()
  }

  return (
    <tbody
      ref={ref}
      data-index={index}
      data-position={id}
      className={styles.position}
      data-new={isNew || undefined}
      data-leaving={isLeaving || undefined}
      data-selected={isSelected || undefined}
      data-changed={position.changes !== null || undefined}
      data-group={group ?? undefined}
    >
      <tr className={styles.main} aria-rowindex={row + 1}>
        <td data-column="select">
          <SelectBox
            label={text('cart.table.selectPosition', named)}
            checked={isSelected}
            onChange={(range) => onSelect(id, range)}
          />
        </td>
        <td data-column="place">{positionNumber}</td>
        <td data-column="drawing">
          <Drawing path={position.thumbnail} alt="" width={60} height={40} />
        </td>
        <td data-column="part">
          {isHead && groupId !== null && (
            <GroupHeading groupId={groupId} name={configurationName} configurator={position.configurator} />
          )}
          <PositionPart part={position} aside={!readOnly && <ChangeCut position={shown} />}>
            {(!hasOpenRemarks || readOnly) && <References remarks={shown} />}
          </PositionPart>
        </td>
        <td data-column="availability">
          <PositionAvailability position={position} />
        </td>
        <td data-column="quantity">
          <QuantityInput
            positionId={id}
            label={text('cart.table.quantityOf', named)}
            value={shown.quantity}
            rejected={rejected}
            disabled={isLeaving || readOnly}
            onZero={() => onRemove(position)}
            onMove={(by) => onMove(id, by)}
          />
          <LineStatus edit={edit} />
        </td>
        <td data-numeric data-column="price" data-stale={stale || undefined}>
          <PositionPrice position={position} />
        </td>
        <td data-numeric data-column="total" data-stale={stale || undefined}>
          <LineTotal position={position} />
        </td>
        <td data-column="actions">
          {!readOnly && (
            <>
              <RemarksToggle
                ref={pencil}
                named={named}
                open={hasOpenRemarks}
                controls={remarksId}
                onToggle={() => onToggleRemarks(id)}
              />
              <IconButton
                size="small"
                label={text('cart.table.removePosition', named)}
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
        remarksRef={remarks}
        remarksId={hasOpenRemarks && !readOnly ? remarksId : null}
        onCloseRemarks={() => {
          onToggleRemarks(id)
          pencil.current?.focus()
        }}
        onRemove={readOnly ? null : () => onRemove(position)}
        onQuantity={readOnly || stale ? null : setQuantity}
      />
    </tbody>
  )
})
