import type { Contact } from '@normwerk/contract/account'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { UserIcon } from '../../ui/icons.tsx'
import styles from './dashboard.module.css'
import { Tile } from './tile.tsx'

/** The shop's contact persons for the company. */
export function ContactTile({ contacts }: { contacts: readonly Contact[] }) {
  const text = useText()
  return (
    <Tile
      title={text('dashboard.contact')}
      icon={<UserIcon />}
      aside={
        <Link to="/account/contact" className={styles.more}>
          {text('dashboard.contactMore')}
        </Link>
      }
    >
      <ul className={styles.contacts}>
        {contacts.map(({ name, phoneNumber, email }) => (
          <li key={email}>
            <strong>{name}</strong>
            <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
