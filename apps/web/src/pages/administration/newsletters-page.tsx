import { NewsletterList } from '../../features/content/newsletter/newsletter-list.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function NewslettersPage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('shell.newsletter')}
      lead={text('content.newsletter.office.lead')}
      permission="shop.administer"
    >
      <NewsletterList />
    </OfficeFrame>
  )
}
