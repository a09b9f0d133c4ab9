import { accountEndpoints } from '@normwerk/contract/account'
import { dashboardEndpoints } from '@normwerk/contract/account/dashboard'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const someone = async () => {
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'])
  return shop.signedIn(user)
}

test('the tiles of the dashboard keep the order that the user gave them, also on another device', async () => {
  const visitor = await someone()
  expect((await visitor.call(accountEndpoints.me)).dashboardTiles).toEqual([])
  await visitor.call(dashboardEndpoints.arrange, { tiles: ['cad', 'directOrder'] })
  expect((await visitor.call(accountEndpoints.me)).dashboardTiles).toEqual(['cad', 'directOrder'])
  await visitor.call(dashboardEndpoints.arrange, { tiles: [] })
  expect((await visitor.call(accountEndpoints.me)).dashboardTiles).toEqual([])
})

test.each([
  ['a tile that does not exist', ['cad', 'weather']],
  ['a tile that is named twice', ['cad', 'contact', 'cad']],
])('%s is rejected, and the order stays', async (_name, tiles) => {
  const visitor = await someone()
  await visitor.call(dashboardEndpoints.arrange, { tiles: ['contact'] })
  const { status, code } = await visitor.rejected(dashboardEndpoints.arrange, JSON.parse(JSON.stringify({ tiles })))
  expect({ status, code }).toEqual({ status: 400, code: 'validationFailed' })
  expect((await visitor.call(accountEndpoints.me)).dashboardTiles).toEqual(['contact'])
})
