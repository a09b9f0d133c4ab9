import type { Me } from '@normwerk/contract/account'
import { useText } from '../../../texts/language-context.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import { UserIcon } from '../../../ui/icons.tsx'
import styles from './contact.module.css'
import { ContactCard } from './contact-card.tsx'

/** The shop's contact persons for the company. */
export function Contacts({ company }: { company: Me['company'] }) {
  const text = useText()
  const { officeStaff = null, fieldService = null, customerNumber = '' } = company ?? {}
  if (officeStaff === null && fieldService === null) {
    return (
      <EmptyState
        icon={<UserIcon size={28} />}
        title={text('account.profile.noContact')}
        actions={
          <LinkButton to="/info/$key" params={{ key: 'imprint' }}>
            {text('account.profile.toImprint')}
          </LinkButton>
        }
      >
        {text('account.profile.noContactText')}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.cards}>
      {officeStaff !== null && (
        <ContactCard
          contact={officeStaff}
          task={text('account.profile.officeStaff')}
          about={text('account.profile.officeStaffAbout')}
          customerNumber={customerNumber}
        />
      )}
      {fieldService !== null && (
        <ContactCard
          contact={fieldService}
          task={text('account.profile.fieldService')}
          about={text('account.profile.fieldServiceAbout')}
          customerNumber={customerNumber}
        />
      )}
    </ul>
  )
}
