import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { keepMouldBase } from '@normwerk/contract/configurator/mould-base'
import { articlesOf } from '@normwerk/parts/mould-base/articles-of'
import { deriveMouldBase, type MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { MouldBaseSettings } from '@normwerk/parts/mould-base/settings'
import type { Visitor } from '../visitor.ts'

/** Puts a mould base into the cart of a buyer, and returns its group and of what it consists. */
export async function addMouldBase(
  buyer: Visitor,
  settings: MouldBaseSettings,
): Promise<{ groupId: string; base: MouldBase }> {
  const base = deriveMouldBase(settings)
  if (base === null) throw new Error('no such format')
  const { cartPositions } = await buyer.call(configuratorEndpoints.add, {
    articles: articlesOf(base.bill),
    easyKatConfig: keepMouldBase(settings),
    configurationName: 'Formaufbau',
  })
  return { groupId: cartPositions.at(-1)?.groupId ?? '', base }
}
