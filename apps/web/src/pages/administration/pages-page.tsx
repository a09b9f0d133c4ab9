import { PagesView } from '../../features/content/pages-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function PagesPage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('content.editor.pages')}
      lead={text('administration.pagesLead')}
      permission="shop.administer"
    >
      <PagesView />
    </OfficeFrame>
  )
}
