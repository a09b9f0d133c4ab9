import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { addNote, certifyPosition, changeStatus, changeTracking, correctInvoice, sendDelivery } from './manage-order.ts'
import { listWork, managedOrdersById } from './read-work.ts'

export function backOfficeRoutes(bind: Bind, dependencies: Dependencies): void {
  const ordersById = managedOrdersById(dependencies.clock)
  const { read } = ordersById
  bind(
    backOfficeEndpoints,
    {
      list: ({ db, input }) => listWork(db, input, dependencies.clock.now()),
      read: (call) => read(call, call.params.id),
      changeStatus: async (call) => {
        await changeStatus(dependencies, call, call.input)
        return read(call, call.input.orderId)
      },
      send: async (call) => {
        await sendDelivery(dependencies, call, call.input)
        return read(call, call.input.orderId)
      },
      changeTracking: async (call) => {
        const { id, tracking = null } = call.input
        return read(call, await changeTracking(dependencies, call, { id, tracking }))
      },
      correct: async (call) => {
        await correctInvoice(dependencies, call, call.input)
        return read(call, call.input.orderId)
      },
      certify: async (call) => {
        await certifyPosition(dependencies, call, call.input)
        return read(call, call.input.orderId)
      },
      addNote: async (call) => {
        await addNote(dependencies, call, call.input)
        return read(call, call.input.orderId)
      },
    },
    [ordersById],
  )
}
