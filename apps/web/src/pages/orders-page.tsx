import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function OrdersPage() {
  const text = useText()
  return (
    <Page title={text('shell.orders')}>
      <PageHead title={text('shell.orders')} />
    </Page>
  )
}
