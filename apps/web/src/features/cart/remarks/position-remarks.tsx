import type { CartPosition } from '@normwerk/contract/cart'
import type { KeyboardEvent, Ref } from 'react'
import { usePartChanges } from '../changes/part-changes.ts'
import { useCartEditor } from '../edits/cart-editor.ts'
import styles from './remark-fields.module.css'
import { RemarkFields } from './remark-fields.tsx'

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
