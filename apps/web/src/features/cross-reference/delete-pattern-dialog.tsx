import type { CrossReference } from '@normwerk/contract/cross-reference'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useDeleteCrossReference } from './queries.ts'

interface Props {
  entry: CrossReference
  onClose: () => void
}

/** A deleted pattern can be restored only by another import. */
export function DeletePatternDialog({ entry: { id, maker, pattern }, onClose }: Props) {
  const text = useText()
  const { mutate, isPending, error } = useDeleteCrossReference()

  function remove() {
    mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ message: text('crossReference.patternDeleted', { pattern }) })
      },
    })
  }

  return (
    <DeleteDialog
      title={text('crossReference.deletePattern', { pattern })}
      keep={text('crossReference.keepPattern')}
      act={text('crossReference.delete')}
      pending={isPending}
      failure={error && formatError(error, text).message}
      onClose={onClose}
      onDelete={remove}
    >
      <p>{text('crossReference.deletePatternText', { maker })}</p>
    </DeleteDialog>
  )
}
