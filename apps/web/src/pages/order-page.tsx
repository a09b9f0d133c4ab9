import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function OrderPage() {
  const text = useText()
  return (
    <Page title={text('shell.order')}>
      <PageHead title={text('shell.order')} />
    </Page>
  )
}
