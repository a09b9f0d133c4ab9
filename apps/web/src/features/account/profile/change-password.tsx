import type { Me } from '@normwerk/contract/account'
import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { KeepFocus } from '../../../ui/focus/keep-focus.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import styles from './security.module.css'

type Stage = 'closed' | 'open' | 'changed'

export function ChangePassword({ me }: { me: Me }) {
  const text = useText()
  const [stage, setStage] = useState<Stage>('closed')

  return (
    <Section title={text('account.password')}>
      <Panel>
        <KeepFocus>
          {stage === 'open' ? (
            <ChangePasswordForm me={me} onCancel={() => setStage('closed')} onChanged={() => setStage('changed')} />
          ) : (
            <div className={styles.setting}>
              {stage === 'changed' ? (
                <Notice tone="good" live title={text('account.profile.passwordChanged')}>
                  <p>{text('account.profile.passwordChangedText')}</p>
                </Notice>
              ) : (
                <p className={styles.about}>{text('account.profile.passwordAbout')}</p>
              )}
              <div className={styles.actions}>
                <Button onClick={() => setStage('open')}>{text('account.profile.changePassword')}</Button>
              </div>
            </div>
          )}
        </KeepFocus>
      </Panel>
    </Section>
  )
}
