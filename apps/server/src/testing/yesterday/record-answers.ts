import { accountEndpoints } from '@normwerk/contract/account'
import { cartEndpoints } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { may } from '@normwerk/contract/permissions'
import { projectEndpoints } from '@normwerk/contract/project'
import * as z from 'zod/mini'
import type { Visitor } from '../visitor.ts'
import { type DemoPeople, usernames } from './demo-people.ts'

const Answer = z.union([z.looseObject({}), z.array(z.unknown())])
type Answer = z.output<typeof Answer>

const Reading = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.string(),
  body: z.optional(z.looseObject({})),
})
type Reading = z.output<typeof Reading>

/** The answer that a demo user gets to a call that changes nothing. */
export const Recorded = z.extend(Reading, { username: z.enum(usernames), answer: Answer })
export type Recorded = z.output<typeof Recorded>

const buyers = ['admin', 'buyer', 'designer', 'rival'] as const

/** Reads everything that the demo users ordered, stored and named. */
export async function recordAnswers(people: DemoPeople): Promise<Recorded[]> {
  const references = get('/api/global-admin/cross-reference?size=100')
  const recorded: Recorded[] = [{ username: 'staff', ...references, answer: await read(people.staff, references) }]
  for (const username of buyers) {
    for (const reading of await listReadings(people[username])) {
      recorded.push({ username, ...reading, answer: await read(people[username], reading) })
    }
  }
  return recorded
}

/** Repeats a call, which must succeed. */
export async function read(visitor: Visitor, { method, url, body }: Reading): Promise<Answer> {
  const { status, text } = await visitor.send(method, url, body)
  if (status !== 200) throw new Error(`${method} ${url} answered ${status}: ${text}`)
  return Answer.parse(JSON.parse(text))
}

async function listReadings(visitor: Visitor): Promise<Reading[]> {
  const carts = await visitor.call(cartEndpoints.list)
  const open = carts.map(({ id }) => visitor.call(cartEndpoints.read, undefined, { params: { id } }))
  const groups = (await Promise.all(open)).flatMap(({ cartPositions }) =>
    cartPositions.flatMap(({ groupId, configurationName }) =>
      groupId === null || configurationName === null ? [] : [groupId],
    ),
  )
  const projects = await visitor.call(projectEndpoints.list)
  return [
    ...['/api/cart', '/api/favorite?size=100', '/api/customer-article?size=100'].map(get),
    ...['/api/project', '/api/address'].map(get),
    ...carts.map(({ id }) => get(`/api/cart/${id}`)),
    ...[...new Set(groups)].map((id) => get(`/api/cart/configurator/${id}`)),
    ...projects.map(({ id }) => get(`/api/project/${id}`)),
    ...(await listOrderReadings(visitor)),
  ]
}

async function listOrderReadings(visitor: Visitor): Promise<Reading[]> {
  const { roles } = await visitor.call(accountEndpoints.me)
  if (!may(roles, 'order.history')) return []
  const body = { page: 1, size: 100 }
  const { items } = await visitor.call(orderEndpoints.list, body)
  return [{ method: 'POST', url: '/api/order/list', body }, ...items.map(({ id }) => get(`/api/order/${id}`))]
}

function get(url: string): Reading {
  return { method: 'GET', url }
}
