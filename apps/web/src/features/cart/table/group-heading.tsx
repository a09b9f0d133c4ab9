import { Link } from '@tanstack/react-router'
import { useAddress } from '../../../api/config-context.tsx'
import { useText } from '../../../texts/language-context.tsx'
import styles from './cart-table.module.css'

interface Props {
  groupId: string
  /** Null if only the parts of the group are known, as from a parts list. */
  name: string | null
}

/** The heading of a configured group: its name, and a STEP file of its parts. */
export function GroupHeading({ groupId, name }: Props) {
  const text = useText()
  const address = useAddress()
  if (name === null) return <p className={styles.groupTitle}>{text('cart.table.group')}</p>
  return (
    <p className={styles.groupTitle}>
      {text('cart.table.groupName', { name })}{' '}
      <a href={address(`/api/cart/configurator/step/${encodeURIComponent(groupId)}`)} download>
        {text('cart.table.groupStep')}
      </a>{' '}
      <Link to="/configurator" search={{ group: groupId }}>
        {text('cart.table.groupEdit')}
      </Link>
    </p>
  )
}
