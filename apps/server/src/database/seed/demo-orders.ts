import type { OrderStatus } from '@normwerk/contract/order'

/** A past order: who placed it, how many days ago, and its steps. */
export interface DemoOrder {
  username: string
  daysAgo: number
  /** Its steps, one day after the other. */
  steps: OrderStatus[]
  customerOrderNumber: string
  commission: string | null
  quantities: number[]
}

export const demoOrders: DemoOrder[] = [
  {
    username: 'admin',
    daysAgo: 64,
    steps: [1, 2, 3, 4, 5],
    customerOrderNumber: 'B-2201',
    commission: 'Form 118',
    quantities: [20, 4, 2],
  },
  {
    username: 'buyer',
    daysAgo: 23,
    steps: [1, 2, 3, 4, 5],
    customerOrderNumber: 'B-2236',
    commission: 'Form 121',
    quantities: [1],
  },
  {
    username: 'buyer',
    daysAgo: 3,
    steps: [1, 2, 3, 4],
    customerOrderNumber: 'B-2250',
    commission: null,
    quantities: [50, 12],
  },
  {
    username: 'rival',
    daysAgo: 41,
    steps: [1, 2, 3, 4, 5],
    customerOrderNumber: 'PG/77',
    commission: 'Deckel',
    quantities: [8, 8, 16],
  },
  {
    username: 'rival',
    daysAgo: 9,
    steps: [1, 2, 3],
    customerOrderNumber: 'PG/81',
    commission: null,
    quantities: [2, 6],
  },
]
