import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function CartPage() {
  const text = useText()
  return (
    <Page title={text('shell.cart')}>
      <PageHead title={text('shell.cart')} />
    </Page>
  )
}
