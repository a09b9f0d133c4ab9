import { type ReactNode, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { IconButton } from '../forms/button.tsx'
import { CloseIcon } from '../icons.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../page-icons.tsx'
import { moveItem } from './move-item.ts'
import styles from './ordered-list.module.css'

interface Entry {
  key: string
  /** Names the entry in the labels of its buttons. */
  name: string
  content: ReactNode
}

interface Props {
  label: string
  entries: readonly Entry[]
  onChange: (keys: string[]) => void
}

/** A list that is ordered by dragging a row, or by the buttons of each row, and from which rows are removed. */
export function OrderedList({ label, entries, onChange }: Props) {
  const text = useText()
  const [dragged, setDragged] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const keys = entries.map(({ key }) => key)
  const move = (from: number, to: number) => onChange(moveItem(keys, from, to))

  function drop(): void {
    if (dragged !== null && target !== null && dragged !== target) move(dragged, target)
    setDragged(null)
    setTarget(null)
  }

  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map(({ key, name, content }, at) => (
        <li
          key={key}
          draggable
          className={styles.entry}
          data-dragged={dragged === at || undefined}
          data-target={
            dragged !== null && target === at && dragged !== at ? (at < dragged ? 'above' : 'below') : undefined
          }
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(at)
          }}
          onDragOver={(event) => {
            if (dragged === null) return
            event.preventDefault()
            setTarget(at)
          }}
          onDrop={(event) => {
            event.preventDefault()
            drop()
          }}
          onDragEnd={() => {
            setDragged(null)
            setTarget(null)
          }}
        >
          <div className={styles.content}>{content}</div>
          <div className={styles.buttons}>
            <IconButton
              size="small"
              label={text('ui.moveUp', { name })}
              icon={<ChevronUpIcon />}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              size="small"
              label={text('ui.moveDown', { name })}
              icon={<ChevronDownIcon />}
              disabled={at === entries.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              size="small"
              label={text('ui.removeFromList', { name })}
              icon={<CloseIcon />}
              onClick={() => onChange(keys.toSpliced(at, 1))}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
