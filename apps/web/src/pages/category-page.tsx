import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function CategoryPage() {
  const text = useText()
  return (
    <Page title={text('shell.category')}>
      <PageHead title={text('shell.category')} />
    </Page>
  )
}
