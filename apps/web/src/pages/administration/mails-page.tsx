import { MailsView } from '../../features/mail/mails-view.tsx'
import { UndeliveredOrders } from '../../features/order/undelivered-orders.tsx'
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
      <UndeliveredOrders />
      <MailsView />
    </OfficeFrame>
  )
}
