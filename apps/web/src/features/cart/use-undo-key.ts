import { useEffect, useMemo, useRef } from 'react'
import { useCartEditor } from './edits/cart-editor.ts'
import { quantityFieldId } from './table/quantity-input.tsx'

type Undo = () => void

interface Undoable {
  add: (undo: Undo) => void
  /** Called when the removal was undone in another way, or is about to be. */
  drop: (undo: Undo) => void
}

/** Undoes the last removal with Ctrl+Z or Cmd+Z, unless the keys are meant for a text that is being typed. */
export function useUndoKey(): Undoable {
  const { positions } = useCartEditor()
  const undos = useRef<readonly Undo[]>([])

  useEffect(() => {
    function undoLast(event: KeyboardEvent): void {
      const last = undos.current.at(-1)
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
      if (!isUndo || last === undefined || event.defaultPrevented) return
      if (isTyping(event.target, (id) => (positions.read(id)?.state ?? 'updated') !== 'updated')) return
      event.preventDefault()
      last()
    }
    document.addEventListener('keydown', undoLast)
    return () => document.removeEventListener('keydown', undoLast)
  }, [positions])

  return useMemo(
    () => ({
      add: (undo) => {
        undos.current = [...undos.current, undo]
      },
      drop: (undo) => {
        undos.current = undos.current.filter((other) => other !== undo)
      },
    }),
    [],
  )
}

const quantities = quantityFieldId('')

/** A removal focuses a quantity; an unedited quantity does not count as typing. */
function isTyping(target: EventTarget | null, isEdited: (positionId: string) => boolean): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.id.startsWith(quantities)) return isEdited(target.id.slice(quantities.length))
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target.closest('dialog') !== null
}
