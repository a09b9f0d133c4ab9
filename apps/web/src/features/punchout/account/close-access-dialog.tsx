import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { useCloseAccess } from '../queries.ts'

export function CloseAccessDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const close = useCloseAccess()
  return (
    <DeleteDialog
      title={text('punchout.account.closeTitle')}
      keep={text('ui.cancel')}
      act={text('punchout.account.closeNow')}
      pending={close.isPending}
      failure={close.error === null ? null : formatError(close.error, text).message}
      onClose={onClose}
      onDelete={() => close.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{text('punchout.account.closeText')}</p>
    </DeleteDialog>
  )
}
