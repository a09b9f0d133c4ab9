import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function SearchPage() {
  const text = useText()
  return (
    <Page title={text('shell.search')}>
      <PageHead title={text('shell.search')} />
    </Page>
  )
}
