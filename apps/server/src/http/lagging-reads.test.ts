import { auditEndpoints } from '@normwerk/contract/audit'
import { projectEndpoints } from '@normwerk/contract/project'
import { expect, it } from 'vitest'
import { aCompany, aUser } from '../testing/builders.ts'
import { startApp } from '../testing/start-app.ts'
import { createDatabase } from '../testing/test-database.ts'

it('a read that may lag goes to the replica, except for callers who have just changed something', async () => {
  await using opened = new AsyncDisposableStack()
  const replica = await createDatabase(['AZH'])
  opened.defer(replica.drop)
  const environment = { DATABASE_URL: 'postgres://database', REPLICA_URL: 'postgres://replica' }
  const shop = await startApp({ replica, environment, products: ['AZH'] })
  opened.defer(shop.stop)
  const company = await aCompany(shop.dependencies)
  const one = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN', 'SHOP_USER']))
  const other = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN', 'SHOP_USER']))

  await one.call(projectEndpoints.create, { number: 'P-118', name: 'Form 118' })
  expect((await one.call(auditEndpoints.listOfCompany, {})).total).toBe(1)
  expect((await other.call(auditEndpoints.listOfCompany, {})).total).toBe(0)

  one.cookies.delete('changed')
  expect((await one.call(auditEndpoints.listOfCompany, {})).total).toBe(0)
  expect(await one.call(projectEndpoints.list)).toHaveLength(1)
})
