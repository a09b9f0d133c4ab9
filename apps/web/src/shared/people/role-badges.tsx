import type { Role } from '@normwerk/contract/permissions'
import { useText } from '../../texts/language-context.tsx'
import styles from './role-badges.module.css'
import { sortRoles } from './role-presets.ts'
import { roleTexts } from './role-texts.ts'

/** The names of roles in the small size of a table. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const text = useText()
  if (roles.length === 0) return <span className={styles.none}>{text('shared.people.noRole')}</span>
  return (
    <ul className={styles.badges}>
      {sortRoles(roles).map((role) => (
        <li key={role} className={styles.badge} title={text(roleTexts[role].meaning)}>
          {text(roleTexts[role].name)}
        </li>
      ))}
    </ul>
  )
}
