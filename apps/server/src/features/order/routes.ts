import { orderEndpoints } from '@normwerk/contract/order'
import { orderedPartEndpoints } from '@normwerk/contract/order/ordered-part'
import { undeliveredOrderEndpoints } from '@normwerk/contract/order/undelivered'
import { formatMoney } from '@normwerk/pricing/money'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { quoteDelivery } from '../cart/live-cart.ts'
import { cartsById } from '../cart/read-cart.ts'
import type { Downloads } from '../statistics/count-downloads.ts'
import { repeatDelivery } from './deliver-order.ts'
import { exportOrders } from './export-orders.ts'
import { listOrders } from './list-orders.ts'
import { ordersById, readOrder } from './read-order.ts'
import { reorder } from './reorder.ts'
import { listBuyerRows } from './repository/order-list.ts'
import { listFailing } from './repository/outbox.ts'
import { readOrderLimit, submitOrder } from './submit-order.ts'
import { listOften } from './sum-ordered.ts'

const maxListed = 200

export function orderRoutes(bind: Bind, dependencies: Dependencies, downloads: Downloads): void {
  const { submit, reorder: again, ...others } = orderEndpoints
  bind({ submit }, { submit: (call) => submitOrder(dependencies, call, call.input) }, [ordersById(dependencies.clock)])
  bind({ again }, { again: (call) => reorder(dependencies, call, call.input) }, [cartsById])
  bind(others, {
    list: ({ caller, input, db }) => listOrders(db, caller, input, dependencies.clock.now()),
    listBuyers: ({ caller, db }) => listBuyerRows(db, caller.companyId),
    export: ({ caller, input, db, language, reply }) => {
      downloads.count(reply, 'orders.xlsx')
      return exportOrders(db, caller, input, { language, now: dependencies.clock.now() })
    },
    read: (call) => readOrder(call, call.params.id, dependencies.clock.now()),
    readLimit: ({ caller, db }) => readOrderLimit(db, caller, dependencies.clock.now()),
    shipping: async (call) => {
      const { row, totals } = await quoteDelivery(call, call.input)
      return {
        shippingCosts: formatMoney(totals.shippingCosts),
        shippingCostsGross: formatMoney(totals.shippingCostsGross),
        minimumOrderValue: formatMoney(row.minimumOrderValue),
      }
    },
  })
  bind(orderedPartEndpoints, { listOften })
  bind(undeliveredOrderEndpoints, {
    list: async ({ db }) => {
      const failing = await listFailing(db, maxListed)
      return failing.map(({ createdAt, givenUpAt, ...order }) => ({
        ...order,
        createdAt: createdAt.toISOString(),
        givenUp: givenUpAt !== null,
      }))
    },
    repeat: ({ input, db, caller, request }) =>
      repeatDelivery(dependencies, { db, caller, correlationId: request.id }, input.id),
  })
}
