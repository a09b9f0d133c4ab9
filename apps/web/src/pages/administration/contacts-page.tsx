import { DefaultContactsView } from '../../features/company/default-contacts-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function ContactsPage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('administration.contacts')}
      lead={text('administration.contactsLead')}
      permission="shop.administer"
    >
      <DefaultContactsView />
    </OfficeFrame>
  )
}
