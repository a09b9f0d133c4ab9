import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type Row = Omit<PartsListRow, 'row'>

let buyer: Visitor

beforeAll(async () => {
  const shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

describe('the words above a row', () => {
  const section = 'Auswerferstifte DIN 1530 A, nitriert'
  it.each<[string, Row, object]>([
    ['complete sizes', { designation: '6x200', section }, { status: 'matched', articleNo: 'AZN-6x200' }],
    [
      'complete it in any language',
      { designation: '6x200', section: 'Izmetači, nitrirani' },
      { articleNo: 'AZN-6x200' },
    ],
    ['count less than its own', { designation: 'Kernstift 6x200 gehärtet', section }, { articleNo: 'KSH-6x200' }],
    ['may not fit', { designation: 'Kernstift 6x200', section }, { status: 'suggested', assumed: ['material'] }],
    [
      'must be read, too',
      { designation: '6x200', section: 'Auswerferstifte nitriert, Kopf abgedreht' },
      { status: 'suggested', articleNo: 'AZN-6x200' },
    ],
    [
      'of a title may name other things',
      { designation: '6x200', title: 'Auswerferstifte für Werkzeug 118, nitriert – Fa. Muster, 12.03.2026' },
      { status: 'matched', articleNo: 'AZN-6x200' },
    ],
    [
      'of a title go with those of a section',
      { designation: '6x200', section: 'Kernstifte', title: 'Stifte für Werkzeug 118, alle 1.2210' },
      { status: 'matched', articleNo: 'KSH-6x200' },
    ],
    [
      'of a title may ask for a cut',
      { designation: '6x200', title: 'Auswerferstifte nitriert, gekürzt' },
      { status: 'suggested' },
    ],
    [
      'may name a coating that is not sold',
      { designation: '6x200', title: 'Auswerferstifte nitriert, CrN' },
      { status: 'suggested' },
    ],
  ])('%s', async (_, row, expected) => {
    const rows = [{ row: 1, quantity: 1, ...row }]
    const answer = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
    expect(answer.rows).toMatchObject([expected])
  })
})
