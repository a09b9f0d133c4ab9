import { useText } from '../texts/language-context.tsx'
import { classNames } from '../ui/class-names.ts'
import { Page, PageHead } from '../ui/page.tsx'
import { DimensionResults } from './search/dimension-results.tsx'
import { FilterSide } from './search/filter-side.tsx'
import { LateNamedPart } from './search/late-named-part.ts'
import { NamedPartSkeleton } from './search/named-part-skeleton.tsx'
import { ProductResults } from './search/product-results.tsx'
import { ResultBar } from './search/result-bar.tsx'
import { SaveSearch } from './search/save-search.tsx'
import styles from './search/search.module.css'
import { useFacets, useFoundDimensions, useFoundProducts } from './search/use-results.ts'
import { useReadState, useSearchState } from './search/use-search-state.ts'

export function SearchPage() {
  const text = useText()
  const asked = useSearchState()
  const products = useFoundProducts(asked)
  const dimensions = useFoundDimensions(asked, products)
  const { query, view } = asked
  const answer = view === 'products' ? products : dimensions
  // The answer to another search says nothing about this one.
  const state = useReadState(asked, answer.isPlaceholderData ? undefined : answer.data)
  const facets = useFacets(state, answer.data?.facets ?? products.data?.facets)
  const total = answer.data?.total
  const unasked = view === 'dimensions' && dimensions.data?.filterRequired === true
  // There is nothing to filter or sort.
  const alone = total === 0 && state.filters.length === 0 && !unasked
  const title = query === '' ? (state.category?.name ?? text('search.title')) : text('search.titleOf', { query })
  const designation = query === '' ? undefined : products.data?.designation
  const namesAll = designation !== undefined && products.data?.total === 1 && state.filters.length === 0
  return (
    <Page title={title}>
      <PageHead title={title} actions={<SaveSearch state={state} facets={facets ?? []} />} />
      {designation !== undefined && (
        <LateNamedPart
          key={designation.articleNo}
          designation={designation}
          query={query}
          meanwhile={<NamedPartSkeleton />}
        />
      )}
      {!namesAll && (
        <div className={styles.layout} data-alone={alone || undefined}>
          {!alone && <FilterSide state={state} facets={facets} total={total ?? 0} failed={answer.error !== null} />}
          <div className={styles.results}>
            {!alone && (
              <ResultBar
                state={state}
                facets={facets ?? []}
                total={unasked ? null : total}
                products={products.data?.items ?? []}
              />
            )}
            <div className={classNames(styles.answer, answer.isPlaceholderData && styles.stale)}>
              {view === 'products' ? (
                <ProductResults state={state} found={products} />
              ) : (
                <DimensionResults state={state} found={dimensions} />
              )}
            </div>
          </div>
        </div>
      )}
    </Page>
  )
}
