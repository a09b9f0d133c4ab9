import { useMe } from '../../api/me.ts'
import { Contacts } from '../../features/account/profile/contacts.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function ContactPage() {
  const text = useText()
  const me = useMe()
  return (
    <OfficeFrame
      title={text('account.profile.contacts')}
      lead={text('account.profile.contactsLead')}
      permission="account.use"
    >
      {me != null && <Contacts company={me.company} />}
    </OfficeFrame>
  )
}
