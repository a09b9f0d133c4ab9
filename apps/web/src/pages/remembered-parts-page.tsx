import { getRouteApi, Link } from '@tanstack/react-router'
import { RememberedColumns } from '../features/parts-list/remembered-columns.tsx'
import { RememberedParts } from '../features/remembered-part/remembered-parts.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { useText } from '../texts/language-context.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/own-numbers/remembered')

export function RememberedPartsPage() {
  const text = useText()
  const { q = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page title={text('rememberedPart.title')}>
      <PageHead
        title={text('rememberedPart.title')}
        lead={text('rememberedPart.lead')}
        breadcrumb={
          <Breadcrumb
            entries={[{ key: 'numbers', link: <Link to="/own-numbers">{text('customerPartNumber.title')}</Link> }]}
          />
        }
      />
      <CustomerGate
        permission="cart.keep"
        reason="rememberedPart.signInReason"
        rejection="rememberedPart.notAllowed"
        loading={
          <Loading>
            <Skeleton height="26rem" />
          </Loading>
        }
      >
        <RememberedParts
          q={q}
          page={page}
          // Otherwise every typed letter would be a step back.
          onSearch={(next) => void navigate({ search: next === '' ? {} : { q: next }, replace: true })}
          onPage={(next) => void navigate({ search: turnPage(next) })}
        />
        <RememberedColumns />
      </CustomerGate>
    </Page>
  )
}
