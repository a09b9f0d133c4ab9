import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function LandingPage() {
  const text = useText()
  return (
    <Page title={text('shell.landing')}>
      <PageHead title={text('shell.landing')} />
    </Page>
  )
}
