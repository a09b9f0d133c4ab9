import { SubscribeForm } from '../../features/content/newsletter/subscribe-form.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

export function NewsletterPage() {
  const text = useText()
  return (
    <Page title={text('shell.newsletter')} width="form">
      <PageHead title={text('shell.newsletter')} lead={text('content.newsletter.lead')} />
      <SubscribeForm />
    </Page>
  )
}
