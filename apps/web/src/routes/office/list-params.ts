import { readPageParam, readTextParam } from '../../search-params.ts'

/** The parameters of a list that companies and staff have. */
export const readUserList = (raw: Record<string, unknown>) => ({
  ...readTextParam(raw, 'q'),
  ...readTextParam(raw, 'company'),
  ...readTextParam(raw, 'role'),
  ...readTextParam(raw, 'status'),
  ...readTextParam(raw, 'sort'),
  ...readPageParam(raw, 'page'),
})

/** The parameters of a list that companies and staff have. */
export const readAuditList = (raw: Record<string, unknown>) => ({
  ...readTextParam(raw, 'action'),
  ...readTextParam(raw, 'user'),
  ...readTextParam(raw, 'from'),
  ...readTextParam(raw, 'to'),
  ...readPageParam(raw, 'page'),
})
