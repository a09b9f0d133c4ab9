import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './file-drop.module.css'

interface Props {
  /** Text of the button; a file can be dropped on the whole field. */
  label: string
  hint?: ReactNode
  /** `.csv,.xlsx` */
  accept: string
  /** A file is being processed; another one is accepted after it. */
  busy?: boolean
  /** Several files may be chosen at once. */
  multiple?: boolean
  onFiles: (files: [File, ...File[]]) => void
}

/** A field to drop files on, or to choose them by the native button. */
export function FileDrop({ label, hint, accept, busy = false, multiple = false, onFiles }: Props) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!busy) take([...event.dataTransfer.files])
  }

  function take([file, ...others]: File[]) {
    if (file !== undefined) onFiles(multiple ? [file, ...others] : [file])
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
        multiple={multiple}
        disabled={busy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows choosing the same file again after it was corrected.
          target.value = ''
          take(files)
        }}
      />
      <span className={styles.button}>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </label>
  )
}
