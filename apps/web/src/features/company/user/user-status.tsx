import type { ManagedUser, UserStatus } from '@normwerk/contract/company/user'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../../texts/language-context.tsx'
import { StatusBadge, type Tone } from '../../../ui/data/status-badge.tsx'
import { statesOf } from './user-states.ts'
import styles from './user-status.module.css'

export const statusTexts = {
  active: 'company.user.statusActive',
  invited: 'company.user.statusInvited',
  locked: 'company.statusLocked',
  disabled: 'company.user.statusDisabled',
} satisfies Record<UserStatus, PlainTextId>

const tones = {
  active: 'good',
  invited: 'warn',
  locked: 'bad',
  disabled: 'neutral',
} satisfies Record<UserStatus, Tone>

export function UserStatusBadges({ user }: { user: ManagedUser }) {
  const text = useText()
  return (
    <span className={styles.badges}>
      {statesOf(user).map((state) => (
        <StatusBadge key={state} tone={tones[state]}>
          {text(statusTexts[state])}
        </StatusBadge>
      ))}
    </span>
  )
}
