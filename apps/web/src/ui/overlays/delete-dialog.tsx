import type { ReactNode } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { Button } from '../forms/button.tsx'
import styles from './delete-dialog.module.css'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  /** Text of the button that cancels; it has the focus. */
  keep: string
  /** Text of the button that deletes. */
  act: string
  pending: boolean
  /** Why deleting failed. */
  failure: string | null
  onClose: () => void
  onDelete: () => void
  /** What is deleted, and what that means. */
  children: ReactNode
}

/** Asks before deleting something for good. Mounting it opens it. */
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
