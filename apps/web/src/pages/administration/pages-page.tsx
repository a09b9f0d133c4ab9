import { PagesView } from '../../features/content/pages-view.tsx'
import { useText } from '../../texts/language-context.tsx'
import { OfficeFrame } from '../../trade/office-frame.tsx'

export function PagesPage() {
  const text = useText()
  return (
    <OfficeFrame title={text('staff.pages')} lead={text('staff.pagesLead')} permission="shop.administer">
      <PagesView />
    </OfficeFrame>
  )
}
