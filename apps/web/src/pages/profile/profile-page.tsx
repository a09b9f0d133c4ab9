import type { Me } from '@normwerk/contract/account'
import { useMe } from '../../api/me.ts'
import { AccountFacts } from '../../features/account/profile/account-facts.tsx'
import { OwnRoles } from '../../features/account/profile/own-roles.tsx'
import { PersonalData } from '../../features/account/profile/personal-data.tsx'
import { ProfileHead } from '../../features/account/profile/profile-head.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './profile-page.module.css'

export function ProfilePage() {
  const text = useText()
  const me = useMe()
  return (
    <OfficeFrame title={text('shared.account.navProfile')} permission="account.use">
      {me != null && <Profile me={me} />}
    </OfficeFrame>
  )
}

function Profile({ me }: { me: Me }) {
  return (
    <>
      <ProfileHead me={me} />
      <div className={styles.columns}>
        <PersonalData me={me} />
        <div className={styles.side}>
          <AccountFacts me={me} />
          <OwnRoles me={me} />
        </div>
      </div>
    </>
  )
}
