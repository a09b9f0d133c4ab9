import { workQueues } from '@normwerk/contract/work-queues'
import { getRouteApi } from '@tanstack/react-router'
import { type WorkParams, WorkView } from '../../features/back-office/work-view.tsx'
import { UnwrittenDocuments } from '../../features/document/unwritten-documents.tsx'
import { UnappliedAnswers } from '../../features/erp/unapplied-answers.tsx'
import { UndeliveredOrders } from '../../features/order/undelivered-orders.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/administration/orders')

/** The back office: one list of what is to do. */
export function OrdersPage() {
  const text = useText()
  const { q = '', queue = workQueues[0], sort, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()

  function want(next: WorkParams): void {
    void navigate({
      search: {
        ...(next.q === '' ? {} : { q: next.q }),
        ...(next.queue === workQueues[0] ? {} : { queue: next.queue }),
        ...(next.sort === null ? {} : { sort: next.sort }),
      },
      // Otherwise every typed letter would be a step back.
      replace: next.q !== q,
    })
  }

  return (
    <OfficeFrame title={text('backOffice.title')} lead={text('backOffice.lead')} permission="shop.administer">
      <UndeliveredOrders />
      <UnwrittenDocuments />
      <UnappliedAnswers />
      <WorkView
        requested={{ q, queue, sort: sort ?? null }}
        page={page}
        onWant={want}
        onPage={(next) => void navigate({ search: turnPage(next) })}
      />
    </OfficeFrame>
  )
}
