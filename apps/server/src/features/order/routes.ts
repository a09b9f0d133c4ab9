import { orderEndpoints } from '@normwerk/contract/order'
import { formatMoney } from '@normwerk/pricing/money'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { quoteDelivery } from '../cart/live-cart.ts'
import { listOrders, readOrder } from './read-order.ts'
import { submitOrder } from './submit-order.ts'

export function orderRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, orderEndpoints, {
    submit: (call) => submitOrder(dependencies, call, call.input),
    list: ({ caller, input, db }) => listOrders(db, caller, input, dependencies.clock.now()),
    read: ({ caller, params, db }) => readOrder(db, caller, params.id, dependencies.clock.now()),
    shipping: async (call) => {
      const { row, totals } = await quoteDelivery(call, call.input)
      return {
        shippingCosts: formatMoney(totals.shippingCosts),
        shippingCostsGross: formatMoney(totals.shippingCostsGross),
        minimumOrderValue: formatMoney(row.minimumOrderValue),
      }
    },
  })
}
