import { MailsView } from '../../features/mail/mails-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function MailsPage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('administration.mails')}
      lead={text('administration.mailsLead')}
      permission="shop.administer"
    >
      <MailsView />
    </OfficeFrame>
  )
}
