import type { Binaries } from './binaries.ts'
import type { Operator } from './operator.ts'

/** A PostgreSQL server of the shop: its data, its programs, and its user. */
export interface Server {
  folder: string
  binaries: Binaries
  operator: Operator | null
  /** The data need not survive a power cut, as in tests. */
  isVolatile: boolean
}
