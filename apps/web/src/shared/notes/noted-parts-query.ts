import { partNoteEndpoints } from '@normwerk/contract/part-note'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The numbers of all parts with notes: one call tells it for all parts of the page. */
export const notedPartsQuery = {
  ...endpointQuery(partNoteEndpoints.listParts),
  // Without the signs, everything else still works.
  meta: { showsError: true },
}
