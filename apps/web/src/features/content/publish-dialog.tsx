import type { EditedPage } from '@normwerk/contract/content'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import fields from '../../shared/forms/form-fields.module.css'
import { useText } from '../../texts/language-context.tsx'
import { useLanguageNames } from '../../texts/language-names.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { pageTexts } from './page-texts.ts'

interface Props {
  page: EditedPage
  languages: readonly PageLanguage[]
  pending: boolean
  onClose: () => void
  onPublish: () => void
}

/** Asks before publishing a version, which cannot be changed or withdrawn. */
export function PublishDialog({ page, languages, pending, onClose, onPublish }: Props) {
  const text = useText()
  const nameOf = useLanguageNames()
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('content.editor.publishTitle', { page: text(pageTexts[page.key]) })}
      size="small"
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {text('content.editor.publishKeep')}
          </Button>
          <Button variant="primary" pending={pending} onClick={onPublish}>
            {text('content.editor.publish')}
          </Button>
        </>
      }
    >
      <div className={fields.fields}>
        <p>
          {text('content.editor.publishText', {
            version: Number(page.version) + 1,
            languages: languages.map(nameOf).join(', '),
          })}
        </p>
        {page.key === 'terms' && <p>{text('content.editor.publishTerms')}</p>}
      </div>
    </Dialog>
  )
}
