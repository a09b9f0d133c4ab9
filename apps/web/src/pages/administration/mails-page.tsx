import { MailsView } from '../../features/mail/mails-view.tsx'
import { useText } from '../../texts/language-context.tsx'
import { OfficeFrame } from '../../trade/office-frame.tsx'

export function MailsPage() {
  const text = useText()
  return (
    <OfficeFrame title={text('staff.mails')} lead={text('staff.mailsLead')} permission="shop.administer">
      <MailsView />
    </OfficeFrame>
  )
}
