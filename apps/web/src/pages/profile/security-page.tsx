import type { Me } from '@normwerk/contract/account'
import { useState } from 'react'
import { useMe } from '../../api/me.ts'
import { Passkeys } from '../../features/account/passkey/passkeys.tsx'
import { ChangePassword } from '../../features/account/profile/change-password.tsx'
import { OwnData } from '../../features/account/profile/own-data.tsx'
import { SecondFactor } from '../../features/account/profile/second-factor.tsx'
import { SessionList } from '../../features/account/profile/session-list.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './security-page.module.css'

export function SecurityPage() {
  const text = useText()
  const me = useMe()
  return (
    <OfficeFrame title={text('account.profile.securityTitle')} permission="account.use">
      {me != null && <Security me={me} />}
    </OfficeFrame>
  )
}

function Security({ me }: { me: Me }) {
  const text = useText()
  const isMissing = me.secondFactor === 'missing'
  // The required step stays first even after it is done, because its dialog is still open.
  const [wasMissing] = useState(isMissing)
  return (
    <div className={styles.settings}>
      {isMissing && (
        <Notice tone="warn" title={text('shared.account.requiredTitle')}>
          <p>{text('shared.account.requiredText')}</p>
        </Notice>
      )}
      {wasMissing && <SecondFactor />}
      <ChangePassword me={me} />
      {!wasMissing && <SecondFactor />}
      <Passkeys />
      <SessionList />
      <OwnData />
    </div>
  )
}
