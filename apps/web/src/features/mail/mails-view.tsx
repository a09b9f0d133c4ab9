import type { MailKind, UndeliveredMail } from '@normwerk/contract/mail'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useQuery } from '@tanstack/react-query'
import { UndeliveredEntry, UndeliveredList } from '../../shared/lists/undelivered-list.tsx'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
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
  orderDocument: 'mail.undelivered.orderDocument',
  orderReceived: 'mail.undelivered.orderReceived',
  offerReminder: 'mail.undelivered.offerReminder',
  confirmSubscription: 'mail.undelivered.confirmSubscription',
  newsletter: 'mail.undelivered.newsletter',
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
    <UndeliveredList count={text('mail.undelivered.title', { count: mails.data.length })}>
      {mails.data.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </UndeliveredList>
  )
}

function Mail({ mail }: { mail: UndeliveredMail }) {
  const text = useText()
  const repeat = useRepeatMail()
  const { id, kind, recipient } = mail

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
    <UndeliveredEntry
      title={text(kindTexts[kind])}
      about={recipient}
      delivery={mail}
      pending={repeat.isPending}
      onRetry={tryAgain}
    />
  )
}
