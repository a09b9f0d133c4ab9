import { type Endpoint, readRoute } from '@normwerk/contract/endpoint'
import type { Answer, Visitor } from '../visitor.ts'

export const nobodysId = '01890000-0000-7000-8000-000000000000'

/** Calls an endpoint with an empty body and unknown ids, which is enough to see who may call it. */
export function callEmpty(visitor: Visitor, { route }: Endpoint): Promise<Answer> {
  const { method, path } = readRoute(route)
  const url = path.replaceAll(/\{\w+\}/g, nobodysId)
  return visitor.send(method, url, method === 'PUT' || method === 'POST' ? {} : undefined)
}
