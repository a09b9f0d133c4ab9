import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function ConfirmationPage() {
  const text = useText()
  return (
    <Page title={text('shell.confirmation')}>
      <PageHead title={text('shell.confirmation')} />
    </Page>
  )
}
