import { useRef } from 'react'
import { isOpen, type ListEntry, type Suggested } from '../../../shared/lists/parts-list/list-entry.ts'
import { RowFinding } from '../../../shared/lists/parts-list/row-finding.tsx'
import { optionsAsStood } from '../../../shared/lists/parts-list/row-texts.ts'
import { useText } from '../../../texts/language-context.tsx'
import { RemovableChip } from '../../../ui/data/chip.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import styles from './direct-order.module.css'
import { focusChoice } from './move-focus.ts'
import { isFilled, type TypedLine } from './order-lines.ts'
import { PartInput } from './part-input.tsx'
import { PiecesField } from './pieces-field.tsx'

interface Props {
  place: number
  line: TypedLine
  entry: ListEntry | undefined
  onType: (requested: string) => void
  onQuantity: (quantity: string) => void
  /** Called when the line is left. */
  onLeave: () => void
  onNext: () => void
  onPasteLines: (text: string) => void
  onRemove: () => void
  onRemoveOthers: () => void
  onConfirm: () => void
  onChoose: (suggested: Suggested) => void
  onDeleteRemembered: (id: string) => void
}

export function OrderLine(props: Props) {
  const { place, line, entry, onType, onQuantity, onLeave, onNext, onPasteLines, onRemove, onRemoveOthers } = props
  const text = useText()
  const element = useRef<HTMLLIElement>(null)
  const quantity = useRef<HTMLInputElement>(null)
  const beside = optionsAsStood(line.others, text).join(' · ')
  const isStillOpen = entry !== undefined && entry.answer !== null && isOpen(entry)
  const toQuantity = () => quantity.current?.focus()

  return (
    <li
      ref={element}
      data-line={line.key}
      data-open={isStillOpen || undefined}
      className={styles.line}
      data-state={entry?.answer?.status}
    >
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <PartInput
        label={text('cart.directOrder.numberOf', { line: place })}
        value={line.requested}
        onType={onType}
        onEnter={() => isFilled(line) && toQuantity()}
        onTaken={toQuantity}
        onDown={() => isStillOpen && focusChoice(element.current)}
        onLeave={onLeave}
        onPasteLines={onPasteLines}
      />
      <PiecesField
        ref={quantity}
        label={text('cart.directOrder.quantityOf', { line: place })}
        value={line.quantity}
        isRejected={entry?.answer?.code === 'quantityOutOfRange'}
        onType={onQuantity}
        onEnter={onNext}
        onBlur={onLeave}
      />
      {isFilled(line) ? (
        <IconButton
          size="small"
          label={text('cart.directOrder.removeLine', { line: place })}
          icon={<CloseIcon size={16} />}
          onClick={onRemove}
        />
      ) : (
        <span />
      )}
      {(entry !== undefined || beside !== '') && (
        <div className={styles.finding}>
          {beside !== '' && <RemovableChip onRemove={onRemoveOthers}>{beside}</RemovableChip>}
          {entry !== undefined && (
            <RowFinding
              entry={entry}
              onConfirm={props.onConfirm}
              onChoose={props.onChoose}
              onDeleteRemembered={props.onDeleteRemembered}
            />
          )}
        </div>
      )}
    </li>
  )
}
