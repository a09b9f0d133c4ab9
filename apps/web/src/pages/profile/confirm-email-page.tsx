import { getRouteApi } from '@tanstack/react-router'
import { EmailLink } from '../../features/account/profile/email-link.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

const route = getRouteApi('/email/confirm')

export function ConfirmEmailPage() {
  const text = useText()
  const { token } = route.useSearch()
  return (
    <Page title={text('account.email.confirmTitle')} width="form">
      <PageHead title={text('account.email.confirmTitle')} />
      <EmailLink action="confirm" token={token} />
    </Page>
  )
}
