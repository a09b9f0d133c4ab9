import type { Me } from '@normwerk/contract/account'
import { useMomentFormat, useText } from '../../../texts/language-context.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import styles from './profile.module.css'

/** How the account signs in, and when it last did. */
export function AccountFacts({ me }: { me: Me }) {
  const text = useText()
  const format = useMomentFormat()
  return (
    <Section
      title={text('account.profile.signIn')}
      aside={
        <LinkButton to="/account/security" variant="quiet" size="small" className={styles.quiet}>
          {text('account.profile.toSecurity')}
        </LinkButton>
      }
    >
      <Panel>
        <Facts
          entries={[
            { key: 'username', name: text('account.username'), value: me.username },
            {
              key: 'lastLogin',
              name: text('account.profile.lastLogin'),
              value:
                me.lastLoginAt === null ? text('account.profile.thisIsFirstLogin') : format.dateTime(me.lastLoginAt),
            },
            {
              key: 'secondFactor',
              name: text('account.profile.secondFactor'),
              value: text(
                me.secondFactor === 'on' ? 'account.profile.secondFactorOn' : 'account.profile.secondFactorOff',
              ),
            },
          ]}
        />
      </Panel>
    </Section>
  )
}
