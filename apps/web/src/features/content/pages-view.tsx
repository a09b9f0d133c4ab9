import type { PageState } from '@normwerk/contract/content'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { useLanguageNames } from '../../texts/language-names.ts'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { pageTexts } from './page-texts.ts'
import { pagesQuery } from './queries.ts'

/** The public texts of the shop, published or not. */
export function PagesView() {
  const text = useText()
  const pages = useQuery(pagesQuery)
  if (pages.data === undefined) {
    if (pages.error !== null) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    return (
      <Loading>
        <Skeleton height="12rem" />
      </Loading>
    )
  }
  const lacksTerms = pages.data.some(({ key, version }) => key === 'terms' && version === null)
  return (
    <>
      {lacksTerms && <Notice tone="warn">{text('content.editor.pagesNoTerms')}</Notice>}
      <RecordTable label={text('content.editor.pages')} stale={false}>
        <thead>
          <tr>
            <th scope="col">{text('content.editor.page')}</th>
            <th scope="col">{text('content.editor.pageVersion')}</th>
            <th scope="col">{text('content.editor.pageSince')}</th>
            <th scope="col">{text('content.editor.pageLanguages')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.data.map((page) => (
            <Row key={page.key} page={page} />
          ))}
        </tbody>
      </RecordTable>
    </>
  )
}

function Row({ page: { key, version, publishedAt, languages } }: { page: PageState }) {
  const text = useText()
  const format = useFormat()
  const nameOf = useLanguageNames()
  const list = (codes: readonly PageLanguage[]) => codes.map(nameOf).join(', ')
  return (
    <tr>
      <th scope="row">
        <Link to="/administration/pages/$key" params={{ key }}>
          {text(pageTexts[key])}
        </Link>
      </th>
      <td data-label={text('content.editor.pageVersion')}>
        {version ?? <StatusBadge tone="warn">{text('content.editor.pageMissing')}</StatusBadge>}
      </td>
      <td data-label={text('content.editor.pageSince')} data-empty={publishedAt === null}>
        {publishedAt === null ? '–' : format.date(publishedAt)}
      </td>
      <td data-label={text('content.editor.pageLanguages')} data-empty={languages.length === 0}>
        {languages.length === 0 ? '–' : list(languages)}
      </td>
    </tr>
  )
}
