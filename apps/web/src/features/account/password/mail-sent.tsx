import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Panel } from '../../../ui/page.tsx'
import styles from './password-form.module.css'
import { useRequestReset } from './use-request-reset.ts'

interface Props {
  email: string
  onOtherAddress: () => void
}

/** Shows the same text whether the account exists or not, as the server gives the same answer. */
export function MailSent({ email, onOtherAddress }: Props) {
  const text = useText()
  const again = useRequestReset()
  return (
    <div className={styles.form}>
      <Notice tone="good" title={text('account.password.mailSentTitle')} live>
        <p>{text('account.password.mailSentText', { email })}</p>
      </Notice>
      <Panel>
        <div className={styles.form}>
          <div>
            <h2>{text('account.password.noMailTitle')}</h2>
            <p className={styles.soft}>{text('account.password.noMailText')}</p>
          </div>
          <FormFailure failure={again.error === null ? null : formatError(again.error, text)} />
          {again.isSuccess && (
            <Notice tone="info" live>
              {text('account.password.sentAgain')}
            </Notice>
          )}
          <div className={styles.ways}>
            <Button pending={again.isPending} onClick={() => again.mutate(email)}>
              {text('account.password.sendAgain')}
            </Button>
            <Button onClick={onOtherAddress}>{text('account.password.otherAddress')}</Button>
          </div>
        </div>
      </Panel>
    </div>
  )
}
