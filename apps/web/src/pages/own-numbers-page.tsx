import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../api/me.ts'
import { ImportDialog } from '../features/own-number/import-dialog.tsx'
import { OwnNumbersView } from '../features/own-number/own-numbers-view.tsx'
import { useText } from '../texts/language-context.tsx'
import { CustomerGate } from '../trade/customer-gate.tsx'
import { Button } from '../ui/button.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { turnPage } from './turn-page.ts'

const route = getRouteApi('/own-numbers')

export function OwnNumbersPage() {
  const text = useText()
  const mayUse = useCan('cart.use')
  const { q = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const [importing, setImporting] = useState(false)
  return (
    <Page title={text('ownNumber.title')}>
      <PageHead
        title={text('ownNumber.title')}
        lead={text('ownNumber.lead')}
        actions={mayUse && <Button onClick={() => setImporting(true)}>{text('ownNumber.import')}</Button>}
      />
      <CustomerGate
        permission="cart.use"
        reason="ownNumber.signInReason"
        rejection="ownNumber.notAllowed"
        loading={
          <Loading>
            <Skeleton height="26rem" />
          </Loading>
        }
      >
        <OwnNumbersView
          q={q}
          page={page}
          // Every letter typed would else be a step back.
          onSearch={(next) => void navigate({ search: next === '' ? {} : { q: next }, replace: true })}
          onPage={(next) => void navigate({ search: turnPage(next) })}
        />
        <ImportDialog opened={importing} onClose={() => setImporting(false)} />
      </CustomerGate>
    </Page>
  )
}
