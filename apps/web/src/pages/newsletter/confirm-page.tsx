import { getRouteApi } from '@tanstack/react-router'
import { SubscriptionLink } from '../../features/content/newsletter/subscription-link.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

const route = getRouteApi('/newsletter/confirm')

export function ConfirmSubscriptionPage() {
  const text = useText()
  const { token } = route.useSearch()
  return (
    <Page title={text('shell.newsletter')} width="form">
      <PageHead title={text('shell.newsletter')} />
      <SubscriptionLink action="confirm" token={token} />
    </Page>
  )
}
