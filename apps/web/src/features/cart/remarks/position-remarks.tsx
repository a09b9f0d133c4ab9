import type { CartPosition } from '@normwerk/contract/cart'
import { type KeyboardEvent, type Ref, useCallback, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { useOnceLoaded, usePreload } from '../../../ui/late/late-code.ts'
import { PencilIcon } from '../../../ui/page-icons.tsx'
import { usePartChanges } from '../changes/part-changes.ts'
import { useCartEditor } from '../edits/cart-editor.ts'
import { RemarkFields } from './late-fields.ts'
import styles from './remark-fields.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  id: string
  /** The position as it is shown, including unsaved edits. */
  position: CartPosition
  onClose: () => void
}

/** The remarks of a position. The pencil opens them, Esc closes them. */
export function PositionRemarks({ ref, id, position, onClose }: Props) {
  const { positions } = useCartEditor()
  const changes = usePartChanges()

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the Esc of the fields inside
    <div ref={ref} className={styles.opened} onKeyDown={closeOnEscape}>
      <RemarkFields
        id={id}
        values={position}
        onEdit={(fields) => positions.edit(position.id, fields)}
        onCommit={() => positions.commit(position.id)}
      />
      {changes?.offerCut(position)}
    </div>
  )
}

interface ToggleProps {
  ref: Ref<HTMLButtonElement>
  named: { position: number; article: string }
  open: boolean
  /** Id of the element that it opens. */
  controls: string
  onToggle: () => void
}

/** Opens the remarks of a position. */
export function RemarksToggle({ ref, named, open, controls, onToggle }: ToggleProps) {
  const text = useText()
  return (
    <IconButton
      ref={ref}
      size="small"
      label={text('cart.remarks.remarksOf', named)}
      icon={<PencilIcon size={18} />}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      {...usePreload(RemarkFields)}
      onClick={onToggle}
    />
  )
}

interface OpenRemarks {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
}

/**
 * Positions whose remarks are open, even while their rows are not rendered. `toggle` stays the same function. Remarks
 * open when their fields are loaded, so that the first field can get the focus.
 */
export function useOpenRemarks(): OpenRemarks {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const onceLoaded = useOnceLoaded(RemarkFields)
  const toggle = useCallback(
    (id: string) =>
      onceLoaded(() =>
        setOpenIds((known) => new Set(known.has(id) ? [...known].filter((other) => other !== id) : [...known, id])),
      ),
    [onceLoaded],
  )
  return { isOpen: (id) => openIds.has(id), toggle }
}
