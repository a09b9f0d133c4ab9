import type { CartPosition } from '@normwerk/contract/cart'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../../api/config-context.tsx'
import { useText } from '../../../texts/language-context.tsx'
import styles from './cart-table.module.css'

interface Props {
  groupId: string
  /** Null if only the parts of the group are known, as from a parts list. */
  name: string | null
  configurator: CartPosition['configurator']
}

/** The heading of a configured group: its name, a STEP file of its parts, and the way back to its configurator. */
export function GroupHeading({ groupId, name, configurator }: Props) {
  const text = useText()
  const address = useAddress()
  if (name === null) return <p className={styles.groupTitle}>{text('cart.table.group')}</p>
  return (
    <p className={styles.groupTitle}>
      {text('cart.table.groupName', { name })}{' '}
      <a href={address(`/api/cart/configurator/step/${encodeURIComponent(groupId)}`)} download>
        {text('cart.table.groupStep')}
      </a>{' '}
      {configurator !== null && (
        <>
          <a href={address(`/api/cart/configurator/hole-table/${encodeURIComponent(groupId)}`)} download>
            {text('cart.table.groupHoleTable')}
          </a>{' '}
          <a href={address(`/api/cart/configurator/hole-plan/${encodeURIComponent(groupId)}`)} download>
            {text('cart.table.groupHolePlan')}
          </a>{' '}
          <Link to="/configurator" search={{ group: groupId }}>
            {text('cart.table.groupEdit')}
          </Link>
        </>
      )}
    </p>
  )
}
