import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function DeliveryPage() {
  const text = useText()
  return (
    <Page title={text('shell.delivery')}>
      <PageHead title={text('shell.delivery')} />
    </Page>
  )
}
