import type { Contact } from '@normwerk/contract/account'
import { useText } from '../../../texts/language-context.tsx'
import styles from './contact.module.css'
import { Initials } from './initials.tsx'

interface Props {
  contact: Contact
  /** What the contact person is responsible for. */
  task: string
  about: string
  /** Used in the subject of the mail, so that the contact person knows the company. */
  customerNumber: string
}

export function ContactCard({ contact, task, about, customerNumber }: Props) {
  const text = useText()
  const subject = encodeURIComponent(text('account.customerNumber', { number: customerNumber }))
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <Initials name={contact.name} />
        <div>
          <h2 className={styles.name}>{contact.name}</h2>
          <p className={styles.soft}>{task}</p>
        </div>
      </div>
      <p className={styles.about}>{about}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{text('shared.people.phoneNumber')}</dt>
          <dd>
            <a href={`tel:${contact.phoneNumber.replace(/[^\d+]/g, '')}`}>{contact.phoneNumber}</a>
          </dd>
        </div>
        <div>
          <dt>{text('account.profile.contactEmail')}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(contact.email)}?subject=${subject}`}>{contact.email}</a>
          </dd>
        </div>
      </dl>
    </li>
  )
}
