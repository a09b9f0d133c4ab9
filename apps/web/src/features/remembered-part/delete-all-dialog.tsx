import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useDeleteAllParts } from './queries.ts'

export function DeleteAllDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { mutate, isPending, error } = useDeleteAllParts()

  function deleteAll(): void {
    mutate(undefined, {
      onSuccess: () => {
        onClose()
        showToast({ message: text('rememberedPart.deletedAll') })
      },
    })
  }

  return (
    <DeleteDialog
      title={text('rememberedPart.deleteAllTitle')}
      keep={text('rememberedPart.keep')}
      act={text('rememberedPart.deleteAll')}
      pending={isPending}
      failure={error && formatError(error, text).message}
      onClose={onClose}
      onDelete={deleteAll}
    >
      <p>{text('rememberedPart.deleteAllText')}</p>
    </DeleteDialog>
  )
}
