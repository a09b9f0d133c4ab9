import type { ReactNode } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { Button } from '../forms/button.tsx'
import styles from './delete-dialog.module.css'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  /** On the button that closes it and leaves everything as it is; it has the focus. */
  keep: string
  /** On the button that deletes. */
  act: string
  pending: boolean
  /** Why it could not be done. */
  failure: string | null
  onClose: () => void
  onDelete: () => void
  /** What goes, and what that means. */
  children: ReactNode
}

/** Asks before something goes that does not come back. It is mounted to open. */
export function DeleteDialog({ title, keep, act, pending, failure, onClose, onDelete, children }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" pending={pending} onClick={onDelete}>
            {act}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {failure !== null && (
          <Notice tone="bad" live>
            {failure}
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  )
}
