import type { Me } from '@normwerk/contract/account'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import styles from './profile.module.css'

/** How the account signs in, and when it last did. */
export function AccountFacts({ me }: { me: Me }) {
  const text = useText()
  const format = useFormat()
  return (
    <Section
      title={text('profile.signIn')}
      aside={
        <LinkButton to="/account/security" variant="quiet" size="small" className={styles.quiet}>
          {text('profile.toSecurity')}
        </LinkButton>
      }
    >
      <Panel>
        <Facts
          entries={[
            { key: 'username', name: text('account.username'), value: me.username },
            {
              key: 'lastLogin',
              name: text('profile.lastLogin'),
              value: me.lastLoginAt === null ? text('profile.thisIsFirstLogin') : format.dateTime(me.lastLoginAt),
            },
            {
              key: 'secondFactor',
              name: text('profile.secondFactor'),
              value: text(me.secondFactor === 'on' ? 'profile.secondFactorOn' : 'profile.secondFactorOff'),
            },
          ]}
        />
      </Panel>
    </Section>
  )
}
