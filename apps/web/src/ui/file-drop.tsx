import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './file-drop.module.css'

interface Props {
  /** On the button; the whole field takes a file that is dropped on it. */
  label: string
  hint?: ReactNode
  /** `.csv,.xlsx` */
  accept: string
  /** A file is being worked on; another one is taken after it. */
  busy?: boolean
  onFile: (file: File) => void
}

/** A place to drop a file on, or to choose one by the native button. */
export function FileDrop({ label, hint, accept, busy = false, onFile }: Props) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined && !busy) onFile(file)
  }

  return (
    <label
      className={styles.drop}
      data-over={over || undefined}
      aria-busy={busy}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may come again, mended.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <span className={styles.button}>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </label>
  )
}
