import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function ProductPage() {
  const text = useText()
  return (
    <Page title={text('shell.product')}>
      <PageHead title={text('shell.product')} />
    </Page>
  )
}
