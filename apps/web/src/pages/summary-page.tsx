import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function SummaryPage() {
  const text = useText()
  return (
    <Page title={text('shell.summary')}>
      <PageHead title={text('shell.summary')} />
    </Page>
  )
}
