import { partNoteEndpoints } from '@normwerk/contract/part-note'
import { endpointQuery } from '../../api/endpoint-query.ts'

const pageSize = 50

interface Requested {
  q: string
  page: number
}

export const partNotesQuery = ({ q, page }: Requested) =>
  endpointQuery(partNoteEndpoints.list, { input: { page, size: pageSize, ...(q === '' ? {} : { query: q }) } })
