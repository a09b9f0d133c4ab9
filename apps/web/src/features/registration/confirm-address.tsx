import { registrationEndpoints } from '@normwerk/contract/registration'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button, LinkButton } from '../../ui/forms/button.tsx'
import { Panel } from '../../ui/page.tsx'
import { LinkExpired } from './link-expired.tsx'
import { NextSteps } from './next-steps.tsx'
import styles from './register-form.module.css'

/** Confirms by a click and not on loading, because programs that scan mails open links too. */
export function ConfirmAddress({ token }: { token: string }) {
  const text = useText()
  const confirm = useMutation({
    mutationFn: () => call(registrationEndpoints.confirm, { input: { token } }),
    meta: { showsError: true },
  })
  if (confirm.isSuccess) {
    return (
      <div className={styles.form}>
        <Notice tone="good" title={text('registration.confirmedTitle')} live>
          {text('registration.confirmedText')}
        </Notice>
        <Panel>
          <NextSteps done={1} />
        </Panel>
        <div>
          <LinkButton to="/">{text('registration.toShop')}</LinkButton>
        </div>
      </div>
    )
  }
  if (confirm.error instanceof CallError && confirm.error.code === 'INVALID_TOKEN') return <LinkExpired />
  return (
    <Panel>
      <div className={styles.form}>
        <p>{text('registration.confirmText')}</p>
        {confirm.error !== null && (
          <Notice tone="bad" live>
            {formatError(confirm.error, text).message}
          </Notice>
        )}
        <Button variant="primary" wide pending={confirm.isPending} onClick={() => confirm.mutate()}>
          {text('registration.confirmAddress')}
        </Button>
      </div>
    </Panel>
  )
}
