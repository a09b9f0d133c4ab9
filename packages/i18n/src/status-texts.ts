import type { CustomerStatus } from '@normwerk/contract/order'
import type { PlainTextId } from './text.ts'

/** The texts that name the status of an order in the customer's words. */
export const statusTexts = {
  placed: 'order.statusPlaced',
  inDelivery: 'order.statusInDelivery',
  completed: 'order.statusCompleted',
  canceled: 'order.statusCanceled',
  received: 'order.statusReceived',
  inProcess: 'order.statusInProcess',
  offered: 'order.statusOffered',
  accepted: 'order.statusAccepted',
  lapsed: 'order.statusLapsed',
} as const satisfies Record<CustomerStatus, PlainTextId>
