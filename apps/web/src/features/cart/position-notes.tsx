import type { CartPosition } from '@normwerk/contract/cart'
import type { KeyboardEvent, Ref } from 'react'
import { useCartEditor } from './cart-editor.ts'
import styles from './note-fields.module.css'
import { NoteFields } from './note-fields.tsx'
import { usePartChanges } from './part-changes.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  id: string
  /** As it is shown, with what is not saved yet. */
  position: CartPosition
  onClose: () => void
}

/** The notes of a position, opened by its pencil; Esc closes them. */
export function PositionNotes({ ref, id, position, onClose }: Props) {
  const { positions } = useCartEditor()
  const changes = usePartChanges()

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the Esc of the fields inside
    <div ref={ref} className={styles.opened} onKeyDown={closeOnEscape}>
      <NoteFields
        id={id}
        values={position}
        onEdit={(fields) => positions.edit(position.id, fields)}
        onCommit={() => positions.commit(position.id)}
      />
      {changes?.offerCut(position)}
    </div>
  )
}
