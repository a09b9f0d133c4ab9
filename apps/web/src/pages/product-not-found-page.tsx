import { useText } from '../texts/language-context.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/forms/button.tsx'
import { SearchIcon } from '../ui/icons.tsx'
import { Page } from '../ui/page.tsx'

/** For a number that no product has, such as one from an old bookmark. */
export function ProductNotFoundPage({ productNr }: { productNr: string }) {
  const text = useText()
  return (
    <Page title={text('catalogue.productNotFound')}>
      <EmptyState
        heading="page"
        icon={<SearchIcon size={28} />}
        title={text('catalogue.productNotFoundTitle', { number: productNr })}
        actions={
          <>
            <LinkButton to="/search" search={{ q: productNr }} variant="primary">
              {text('catalogue.searchInstead')}
            </LinkButton>
            <LinkButton to="/">{text('shell.toStart')}</LinkButton>
          </>
        }
      >
        {text('catalogue.productNotFoundText')}
      </EmptyState>
    </Page>
  )
}
