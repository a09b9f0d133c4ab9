import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../api/me.ts'
import { CustomerPartNumbersView } from '../features/customer-part-number/customer-part-numbers-view.tsx'
import { ImportDialog } from '../features/customer-part-number/import-dialog.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { useText } from '../texts/language-context.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '../ui/forms/button.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/own-numbers')

export function CustomerPartNumbersPage() {
  const text = useText()
  const mayUse = useCan('cart.keep')
  const { q = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const [importing, setImporting] = useState(false)
  return (
    <Page title={text('customerPartNumber.title')}>
      <PageHead
        title={text('customerPartNumber.title')}
        lead={text('customerPartNumber.lead')}
        actions={
          mayUse && (
            <>
              <LinkButton to="/own-numbers/remembered">{text('customerPartNumber.remembered')}</LinkButton>
              <Button onClick={() => setImporting(true)}>{text('customerPartNumber.import')}</Button>
            </>
          )
        }
      />
      <CustomerGate
        permission="cart.keep"
        reason="customerPartNumber.signInReason"
        rejection="customerPartNumber.notAllowed"
        loading={
          <Loading>
            <Skeleton height="26rem" />
          </Loading>
        }
      >
        <CustomerPartNumbersView
          q={q}
          page={page}
          // Otherwise every typed letter would be a step back.
          onSearch={(next) => void navigate({ search: next === '' ? {} : { q: next }, replace: true })}
          onPage={(next) => void navigate({ search: turnPage(next) })}
        />
        <ImportDialog open={importing} onClose={() => setImporting(false)} />
      </CustomerGate>
    </Page>
  )
}
