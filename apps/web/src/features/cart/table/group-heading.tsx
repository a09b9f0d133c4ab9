import type { CartPosition } from '@normwerk/contract/cart'
import type { PlainTextId } from '@normwerk/i18n/text'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../../api/config-context.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ChevronDownIcon } from '../../../ui/page-icons.tsx'
import styles from './group-heading.module.css'

interface Props {
  groupId: string
  /** Null if only the parts of the group are known, as from a parts list. */
  name: string | null
  configurator: CartPosition['configurator']
}

/** The heading of a configured group: its name, the files of its parts, and the way back to its configurator. */
export function GroupHeading({ groupId, name, configurator }: Props) {
  const text = useText()
  const address = useAddress()
  if (name === null) return <header className={styles.title}>{text('cart.table.group')}</header>
  const fileLink = (file: 'step' | 'hole-table' | 'hole-plan', label: PlainTextId) => (
    <a href={address(`/api/cart/configurator/${file}/${encodeURIComponent(groupId)}`)} download>
      {text(label)}
    </a>
  )
  const step = fileLink('step', 'cart.table.groupStep')
  return (
    <header className={styles.title}>
      <span>{text('cart.table.groupName', { name })}</span>
      {configurator === null ? (
        step
      ) : (
        <>
          <Link to="/configurator" search={{ group: groupId }}>
            {text('cart.table.groupEdit')}
          </Link>
          <Menu
            label={text('cart.table.groupFilesOf', { name })}
            button={
              <>
                {text('cart.table.groupFiles')}
                <ChevronDownIcon size={14} />
              </>
            }
            className={styles.files}
            align="start"
          >
            {step}
            {fileLink('hole-table', 'cart.table.groupHoleTable')}
            {fileLink('hole-plan', 'cart.table.groupHolePlan')}
          </Menu>
        </>
      )}
    </header>
  )
}
