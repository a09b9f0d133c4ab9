import type { Queries } from '../../database/client.ts'
import type { Customer } from '../../http/caller.ts'

/** Who edits the addresses of his company, on which transaction and by which request. */
export interface Editor {
  db: Queries
  caller: Customer
  request: { id: string }
}
