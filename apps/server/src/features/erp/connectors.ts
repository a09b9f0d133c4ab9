import type { Dependencies } from '../../dependencies.ts'
import type { Connectors } from '../order/deliver-order.ts'
import { writeOrderFile } from './write-order-file.ts'

/** The ways in which orders reach who works on them. */
export function createConnectors(dependencies: Pick<Dependencies, 'database' | 'settings'>): Connectors {
  return {
    // Staff see every order of the database.
    'back-office': async () => undefined,
    file: (orderId) => writeOrderFile(dependencies, orderId),
  }
}
