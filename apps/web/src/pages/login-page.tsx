import { useText } from '../texts/language-context.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function LoginPage() {
  const text = useText()
  return (
    <Page title={text('shell.login')}>
      <PageHead title={text('shell.login')} />
    </Page>
  )
}
