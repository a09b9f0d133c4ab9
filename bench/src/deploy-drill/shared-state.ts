import { maxCarts } from '@normwerk/contract/cart'
import { fetchFrom } from '../../../apps/server/src/testing/network/transport.ts'
import { createVisitor, type Visitor } from '../../../apps/server/src/testing/visitor.ts'
import { print } from '../faults/report.ts'
import { demoPassword } from '../faults/shop-process.ts'
import type { Cluster } from './cluster.ts'
import { signInBuyers } from './load.ts'

/** Of one address for one account, in a quarter of an hour. */
const attemptsPerAccount = 5
const maxTried = 20

/** Sessions, limits of attempts and quotas count over both servers. */
export async function shareState(cluster: Cluster): Promise<string[]> {
  const [one, two] = cluster.servers.map(({ address }) => address)
  if (one === undefined || two === undefined) throw new Error('no servers')
  return [
    ...(await shareSignOut(one, two)),
    ...(await shareAttempts(one, two)),
    ...(await shareQuota(cluster, one, two)),
  ]
}

async function shareSignOut(one: string, two: string): Promise<string[]> {
  const designer = createVisitor(fetchFrom(one))
  await designer.send('POST', '/api/user/authenticate', { username: 'designer', password: demoPassword })
  const there = at(two, designer)
  const before = await there.send('GET', '/api/user/me')
  await designer.send('POST', '/api/user/logout')
  const after = await there.send('GET', '/api/user/me')
  print(`a session of server one on server two: ${before.status}; after its sign-out on server one: ${after.status}`)
  return before.status === 200 && after.status === 401 ? [] : ['a session or its end is not shared']
}

/** Tries wrong passwords on both servers in turn. Together they may be tried as often as on one. */
async function shareAttempts(one: string, two: string): Promise<string[]> {
  let tried = 0
  for (; tried < maxTried; tried += 1) {
    const visitor = createVisitor(fetchFrom(tried % 2 === 0 ? one : two))
    const { status } = await visitor.send('POST', '/api/user/authenticate', {
      username: 'nobody-of-the-drill',
      password: 'Falsch-1234',
    })
    if (status === 429) break
  }
  print(`wrong passwords for one account on both servers in turn: ${tried} accepted, then 429`)
  return tried === attemptsPerAccount ? [] : [`${tried} attempts instead of ${attemptsPerAccount}`]
}

async function shareQuota(cluster: Cluster, one: string, two: string): Promise<string[]> {
  const [buyer] = await signInBuyers(cluster)
  if (buyer === undefined) throw new Error('no buyer')
  const visitors = [at(one, buyer), at(two, buyer)]
  let made = 0
  let rejected = ''
  while (rejected === '' && made <= maxCarts) {
    const answers = await Promise.all(
      visitors.map((visitor, place) =>
        visitor.send(
          'POST',
          '/api/cart',
          { name: `Form ${made}-${place}` },
          { 'idempotency-key': `quota-${made}-${place}` },
        ),
      ),
    )
    for (const { status, text } of answers) {
      if (status < 300) made += 1
      else rejected = `${status} ${JSON.parse(text).code}`
    }
  }
  const [count] = await cluster.databases.primary.query<{ carts: number }>(
    "select count(*)::int as carts from carts join users u on u.id = user_id where username = 'buyer' and not is_default",
  )
  print(`carts made on both servers at the same time: ${made}, then ${rejected}; in the database ${count?.carts}`)
  await cluster.databases.primary.query(
    "delete from carts using users u where u.id = user_id and username = 'buyer' and not is_default",
  )
  return rejected.endsWith('tooManyCarts') && (count?.carts ?? 0) <= maxCarts ? [] : ['a quota is not shared']
}

/** Returns the same visitor at another address. */
function at(address: string, visitor: Visitor): Visitor {
  return createVisitor(fetchFrom(address), Object.fromEntries(visitor.cookies))
}
