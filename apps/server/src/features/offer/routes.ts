import { offerEndpoints } from '@normwerk/contract/offer'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { managedOrdersById } from '../back-office/read-work.ts'
import { ordersById } from '../order/read-order.ts'
import { acceptOffer, askAgain } from './accept-offer.ts'
import { makeOffer } from './make-offer.ts'

export function offerRoutes(bind: Bind, dependencies: Dependencies): void {
  const { make, ...ofCustomers } = offerEndpoints
  const { clock } = dependencies
  const managed = managedOrdersById(clock)
  bind(
    { make },
    {
      make: async (call) => {
        await makeOffer(dependencies, call, call.params.id, call.input)
        return managed.read(call, call.params.id)
      },
    },
    [managed],
  )
  bind(
    ofCustomers,
    {
      accept: (call) => acceptOffer(dependencies, call, call.params.id, call.input),
      ask: (call) => askAgain(dependencies, call, call.params.id, call.input.question),
    },
    [ordersById(clock)],
  )
}
