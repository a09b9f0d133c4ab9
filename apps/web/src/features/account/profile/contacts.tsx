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
        title={text('profile.noContact')}
        actions={
          <LinkButton to="/info/$key" params={{ key: 'imprint' }}>
            {text('profile.toImprint')}
          </LinkButton>
        }
      >
        {text('profile.noContactText')}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.cards}>
      {officeStaff !== null && (
        <ContactCard
          contact={officeStaff}
          task={text('profile.officeStaff')}
          about={text('profile.officeStaffAbout')}
          customerNumber={customerNumber}
        />
      )}
      {fieldService !== null && (
        <ContactCard
          contact={fieldService}
          task={text('profile.fieldService')}
          about={text('profile.fieldServiceAbout')}
          customerNumber={customerNumber}
        />
      )}
    </ul>
  )
}
