import { getRouteApi } from '@tanstack/react-router'
import { PartNotesView } from '../features/part-note/part-notes-view.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { useText } from '../texts/language-context.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/part-notes')

export function PartNotesPage() {
  const text = useText()
  const { q = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page title={text('partNote.title')}>
      <PageHead title={text('partNote.title')} lead={text('partNote.lead')} />
      <CustomerGate
        permission="cart.keep"
        reason="partNote.signInReason"
        rejection="partNote.notAllowed"
        loading={
          <Loading>
            <Skeleton height="26rem" />
          </Loading>
        }
      >
        <PartNotesView
          q={q}
          page={page}
          // Otherwise every typed letter would be a step back.
          onSearch={(next) => void navigate({ search: next === '' ? {} : { q: next }, replace: true })}
          onPage={(next) => void navigate({ search: turnPage(next) })}
        />
      </CustomerGate>
    </Page>
  )
}
