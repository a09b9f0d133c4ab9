import type { Me } from '@normwerk/contract/account'
import { roles } from '@normwerk/contract/permissions'
import { roleTexts } from '../../../shared/people/role-texts.ts'
import { useText } from '../../../texts/language-context.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import styles from './profile.module.css'

/** The user's roles in words, and who can change them, because users cannot change their own. */
export function OwnRoles({ me }: { me: Me }) {
  const text = useText()
  const held = roles.filter((role) => me.roles.includes(role))
  return (
    <Section title={text('account.profile.roles')}>
      <Panel>
        {held.length > 0 ? (
          <ul className={styles.roles}>
            {held.map((role) => (
              <li key={role}>
                <CheckIcon />
                <div>
                  <p className={styles.roleName}>{text(roleTexts[role].name)}</p>
                  <p className={styles.soft}>{text(roleTexts[role].meaning)}</p>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <p>{text('account.profile.noRoles')}</p>
        )}
        {me.company !== null && <p className={styles.note}>{text('account.profile.rolesNote')}</p>}
      </Panel>
    </Section>
  )
}
