import { useText } from '../texts/language-context.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'

export function NotFoundPage() {
  const text = useText()
  return (
    <Page title={text('shell.notFound')}>
      <EmptyState
        heading="page"
        title={text('shell.notFoundTitle')}
        actions={
          <LinkButton to="/" variant="primary">
            {text('shell.toStart')}
          </LinkButton>
        }
      >
        {text('shell.notFoundText')}
      </EmptyState>
    </Page>
  )
}
