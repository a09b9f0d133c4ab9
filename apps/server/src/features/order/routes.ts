import { orderEndpoints } from '@normwerk/contract/order'
import { printMoney } from '@normwerk/pricing/money'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { quoteDelivery } from '../cart/quote-delivery.ts'
import { listOrders, readOrder } from './read-order.ts'
import { submitOrder } from './submit-order.ts'

export function orderRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, orderEndpoints, {
    submit: (call) => submitOrder(tools, call, call.input, call.request.id),
    list: ({ caller, input, db }) => listOrders(db, caller, input, tools.clock.now()),
    read: ({ caller, params, db }) => readOrder(db, caller, params.id, tools.clock.now()),
    shipping: async (call) => {
      const { row, totals } = await quoteDelivery(call, call.input)
      return {
        shippingCosts: printMoney(totals.shippingCosts),
        shippingCostsGross: printMoney(totals.shippingCostsGross),
        minimumOrderValue: printMoney(row.minimumOrderValue),
      }
    },
  })
}
