import type { Binaries } from './binaries.ts'
import type { Operator } from './operator.ts'

/** A PostgreSQL server of our own: its data, its programs, and who runs it. */
export interface Server {
  folder: string
  binaries: Binaries
  operator: Operator | null
  /** Data that need not survive a power cut, as in tests. */
  isVolatile: boolean
}
