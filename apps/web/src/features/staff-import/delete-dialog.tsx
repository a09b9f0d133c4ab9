import type { CrossReference } from '@normwerk/contract/cross-reference'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useDeleteCrossReference } from './queries.ts'

interface Props {
  entry: CrossReference
  onClose: () => void
}

/** Asks before a pattern goes: it comes back only by another import. It is mounted to open. */
export function DeleteDialog({ entry: { id, maker, pattern }, onClose }: Props) {
  const text = useText()
  const { mutate, isPending, error } = useDeleteCrossReference()

  function remove() {
    mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ message: text('staff.patternDeleted', { pattern }) })
      },
    })
  }

  return (
    <Dialog
      opened
      size="small"
      onClose={onClose}
      title={text('staff.deletePattern', { pattern })}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {text('staff.keepPattern')}
          </Button>
          <Button look="danger" pending={isPending} onClick={remove}>
            {text('staff.delete')}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Notice tone="bad" live>
          {describeError(error, text).message}
        </Notice>
      )}
      <p>{text('staff.deletePatternText', { maker })}</p>
    </Dialog>
  )
}
