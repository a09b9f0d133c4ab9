import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useText } from '../../texts/language-context.tsx'
import type { ListEntry, Suggested } from '../../trade/parts-list/list-entry.ts'
import { RowFinding } from '../../trade/parts-list/row-finding.tsx'
import { IconButton } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import styles from './direct-order.module.css'
import { isFilled, type Line } from './order-lines.ts'
import { WantedField } from './wanted-field.tsx'

interface Props {
  place: number
  line: Line
  entry: ListEntry | undefined
  onType: (wanted: string) => void
  onQuantity: (quantity: string) => void
  /** The line is done with for now. */
  onLeave: () => void
  onNext: () => void
  onPaste: (text: string) => void
  onRemove: () => void
  onForget: () => void
  onConfirm: () => void
  onChoose: (suggested: Suggested) => void
}

export function OrderLine(props: Props) {
  const { place, line, entry, onType, onQuantity, onLeave, onNext, onPaste, onRemove, onForget } = props
  const text = useText()
  const quantity = useRef<HTMLInputElement>(null)
  const { changedLength, toleranceClass, isThreeOne } = line.others
  const beside = [
    ...[changedLength, toleranceClass].flatMap((value) => (value == null || value === '' ? [] : String(value))),
    ...(isThreeOne === true ? [text('partsList.certificateWanted')] : []),
  ].join(' · ')

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\n\r\t]/.test(pasted.trim())) return
    event.preventDefault()
    onPaste(pasted)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onNext()
  }

  return (
    <li data-line className={styles.line} data-state={entry?.answer?.status}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <WantedField
        label={text('partsList.directNumberOf', { line: place })}
        value={line.wanted}
        onType={onType}
        onEnter={() => quantity.current?.focus()}
        onLeave={onLeave}
        onPaste={paste}
      />
      <input
        ref={quantity}
        className={styles.quantity}
        aria-label={text('partsList.directQuantityOf', { line: place })}
        aria-invalid={entry?.answer?.code === 'quantityOutOfRange' || undefined}
        inputMode="numeric"
        placeholder="1"
        maxLength={40}
        autoComplete="off"
        enterKeyHint="next"
        value={line.quantity}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onQuantity(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      {isFilled(line) ? (
        <IconButton
          size="small"
          label={text('partsList.directRemoveLine', { line: place })}
          icon={<CloseIcon size={16} />}
          onClick={onRemove}
        />
      ) : (
        <span />
      )}
      {(entry !== undefined || beside !== '') && (
        <div className={styles.finding}>
          {beside !== '' && <RemovableChip onRemove={onForget}>{beside}</RemovableChip>}
          {entry !== undefined && <RowFinding entry={entry} onConfirm={props.onConfirm} onChoose={props.onChoose} />}
        </div>
      )}
    </li>
  )
}
