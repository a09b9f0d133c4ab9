import type { EditedNews } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useNewsChange } from './editing-queries.ts'

/** Deletes a piece of news after a question, and returns to the list. */
export function DeleteNews({ news: { id }, name }: { news: EditedNews; name: string }) {
  const text = useText()
  const product = useProductKey()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const remove = useNewsChange(() => call(newsEditingEndpoints.delete, { params: { product, id } }))
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {text('content.news.office.deleteEllipsis')}
      </Button>
      {asks && (
        <DeleteDialog
          title={text('content.news.office.deleteTitle', { name })}
          keep={text('content.slide.keep')}
          act={text('content.slide.delete')}
          pending={remove.isPending}
          failure={remove.error === null ? null : formatError(remove.error, text).message}
          onClose={() => setAsks(false)}
          onDelete={() =>
            // The dialog is gone with the news, and callbacks of `mutate` with it.
            void remove.mutateAsync(undefined).then(
              () => {
                showToast({ message: text('content.news.office.deleted') })
                void navigate({ to: '/administration/news' })
              },
              () => undefined,
            )
          }
        >
          <p>{text('content.news.office.deleteText')}</p>
        </DeleteDialog>
      )}
    </>
  )
}
