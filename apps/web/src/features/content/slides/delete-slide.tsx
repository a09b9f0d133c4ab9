import type { Slide } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useSlideChange } from './queries.ts'

interface Props {
  slide: Slide
  name: string
  onClose: () => void
}

/** Asks before deleting a slide with its picture. */
export function DeleteSlide({ slide: { id }, name, onClose }: Props) {
  const text = useText()
  const product = useProductKey()
  const remove = useSlideChange(() => call(slideEditingEndpoints.delete, { params: { product, id } }), true)
  return (
    <DeleteDialog
      title={text('content.slide.deleteTitle', { name })}
      keep={text('content.slide.keep')}
      act={text('content.slide.delete')}
      pending={remove.isPending}
      failure={remove.error === null ? null : formatError(remove.error, text).message}
      onClose={onClose}
      onDelete={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            showToast({ message: text('content.slide.deleted') })
            onClose()
          },
        })
      }
    >
      <p>{text('content.slide.deleteText')}</p>
    </DeleteDialog>
  )
}
