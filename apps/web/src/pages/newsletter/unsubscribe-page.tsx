import { getRouteApi } from '@tanstack/react-router'
import { SubscriptionLink } from '../../features/content/newsletter/subscription-link.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

const route = getRouteApi('/newsletter/unsubscribe')

export function UnsubscribePage() {
  const text = useText()
  const { token, newsletter } = route.useSearch()
  return (
    <Page title={text('shell.newsletter')} width="form">
      <PageHead title={text('shell.newsletter')} />
      <SubscriptionLink action="unsubscribe" token={token} newsletter={newsletter} />
    </Page>
  )
}
