import type { Synonym } from '@normwerk/contract/synonym'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useDeleteSynonym } from './queries.ts'

interface Props {
  synonym: Synonym
  onClose: () => void
}

export function DeleteSynonymDialog({ synonym: { id, words }, onClose }: Props) {
  const text = useText()
  const { mutate, isPending, error } = useDeleteSynonym()

  function remove(): void {
    mutate(id, {
      onSuccess: () => {
        onClose()
        showToast({ message: text('synonym.deleted', { words }) })
      },
    })
  }

  return (
    <DeleteDialog
      title={text('synonym.deleteEntry', { words })}
      keep={text('synonym.keep')}
      act={text('synonym.delete')}
      pending={isPending}
      failure={error && formatError(error, text).message}
      onClose={onClose}
      onDelete={remove}
    >
      <p>{text('synonym.deleteText')}</p>
    </DeleteDialog>
  )
}
