import type { MailKind, UndeliveredMail } from '@normwerk/contract/mail'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useQuery } from '@tanstack/react-query'
import { formatError } from '../../texts/format-error.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './mails-view.module.css'
import { isGone, mailsQuery, useRepeatMail } from './queries.ts'

const kindTexts = {
  confirmRegistration: 'mail.undelivered.confirmRegistration',
  registrationWaiting: 'mail.undelivered.registrationWaiting',
  registrationAccepted: 'mail.undelivered.registrationAccepted',
  registrationRefused: 'mail.undelivered.registrationRefused',
  invitation: 'mail.undelivered.invitation',
  resetPassword: 'mail.undelivered.resetPassword',
  passwordChanged: 'mail.undelivered.passwordChanged',
  confirmEmail: 'mail.undelivered.confirmEmail',
  emailChanged: 'mail.undelivered.emailChanged',
  secondFactorChanged: 'mail.undelivered.secondFactorChanged',
  cartHandedOver: 'mail.undelivered.cartHandedOver',
} satisfies Record<MailKind, PlainTextId>

export function MailsView() {
  const text = useText()
  const mails = useQuery(mailsQuery)
  if (mails.data === undefined) {
    if (mails.error !== null) return <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />
    return (
      <Loading>
        <Skeleton height="16rem" />
      </Loading>
    )
  }
  if (mails.data.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={28} />} title={text('mail.undelivered.allDelivered')}>
        {text('mail.undelivered.allDeliveredText')}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {text('mail.undelivered.title', { count: mails.data.length })}
      </p>
      <ul className={styles.mails}>
        {mails.data.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </ul>
    </>
  )
}

function Mail({ mail }: { mail: UndeliveredMail }) {
  const text = useText()
  const format = useFormat()
  const repeat = useRepeatMail()
  const { id, kind, recipient, createdAt, attempts, lastError, givenUp } = mail

  function tryAgain(): void {
    repeat.mutate(id, {
      onSuccess: () => showToast({ message: text('mail.undelivered.repeated', { recipient }) }),
      onError: (error) =>
        showToast(
          isGone(error)
            ? { message: text('mail.undelivered.gone') }
            : { message: formatError(error, text).message, tone: 'bad' },
        ),
    })
  }

  return (
    <li className={styles.mail}>
      <div>
        <p className={styles.kind}>{text(kindTexts[kind])}</p>
        <p className={styles.recipient}>{recipient}</p>
      </div>
      <div className={styles.state}>
        {givenUp ? (
          <StatusBadge tone="bad">{text('mail.undelivered.givenUp')}</StatusBadge>
        ) : (
          <StatusBadge tone="warn">{text('mail.undelivered.trying')}</StatusBadge>
        )}
        <p className={styles.small}>
          {text('mail.undelivered.since', { date: format.dateTime(createdAt) })} ·{' '}
          {text('mail.undelivered.attempts', { count: attempts })}
        </p>
      </div>
      <Button size="small" pending={repeat.isPending} onClick={tryAgain}>
        {text('ui.retry')}
      </Button>
      {lastError !== null && <code className={styles.error}>{lastError}</code>}
    </li>
  )
}
