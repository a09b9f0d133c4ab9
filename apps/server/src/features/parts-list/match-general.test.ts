import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

const dryRun = async (row: Omit<PartsListRow, 'row'>) => {
  const { rows } = await buyer.call(partsListEndpoints.import, {
    rows: [{ row: 1, quantity: 1, ...row }],
    dryRun: true,
  })
  return rows[0]
}

describe('a row', () => {
  it.each([
    ['Ringschraube M16 V2A', ['RS-M16']],
    ['LE-M12 śruba oczkowa DIN 580 M12', ['RS-M12']],
    ['Verschlussschraube mit Bund DIN 910 M10x1', ['VS-M10x1']],
    ['Verschlussschraube M10x1 Messing', ['VS-M10x1']],
    ['Verschlussschraube G1/8 Ms', ['VS-G1/8']],
    ['Verschlussschraube G1/8 VA', ['VS-G1/8']],
    ['Verschlussschraube M10', ['VS-M10x1']],
    ['Thermoelement Typ J oder K 3x50', ['TF-3x50-J', 'TF-3x50-K']],
    ['Kylnippel 9 mm', ['KN-9-G1/4', 'KN-9-G1/8', 'KN-9-M8x0.75', 'KN-9-M10x1']],
    ['Kühlnippel G1/4', ['KN-9-G1/4', 'KN-13-G1/4']],
    ['Systemdruckfeder 10x25', ['DF-10x25-BL', 'DF-10x25-LG', 'DF-10x25-RD', 'DF-10x25-YL']],
    ['arc Ø16 x 38 pentru aruncător', ['DF-16x38-BL', 'DF-16x38-LG', 'DF-16x38-RD', 'DF-16x38-YL']],
    ['grzałka 10 x 80 250W', ['HP-10x80-A', 'HP-10x80-B']],
    ['csatlakozó hűtőcsonk 9 G1/8 réz', ['KN-9-G1/8']],
    ['Heizpatrone 12,5x160 Form A, Leitungen abgewinkelt', ['HP-12.5x160-A', 'HP-12.5x160-B']],
    ['Heizpatrone 12,5x160 Form A 200 W', ['HP-12.5x160-A']],
    ['Heizpatrone 12,5x160 Form A 500 W', ['HP-12.5x160-A']],
  ])('of a general product is suggested as the parts with its sizes: %s', async (designation, parts) => {
    const answer = await dryRun({ designation })
    expect(answer).toMatchObject({ status: 'suggested' })
    expect(answer?.productDimensionId).toBeUndefined()
    expect(answer?.suggestions?.map(({ articleNo }) => articleNo)).toEqual(parts)
  })

  it.each([
    ['Ringschraube DIN 580 M16', 'RS-M16'],
    ['eye bolt M20', 'RS-M20'],
    ['Golfare M20 C15', 'RS-M20'],
    ['Śruba oczkowa M12', 'RS-M12'],
    ['ressort 32x76 vert', 'DF-32x76-LG'],
    ['Druckfeder ISO 10243 25x51 extra stark', 'DF-25x51-YL'],
    ['Verschlussschraube DIN906 G1/4', 'VS-G1/4'],
    ['zátka kuželová DIN 906 M10x1', 'VS-M10x1'],
    ['muelle 25x12,5x76 amarillo', 'DF-25x76-YL'],
    ['cooling nipple 9 mm, G1/8', 'KN-9-G1/8'],
    ['nipluri 9 M10x1', 'KN-9-M10x1'],
    ['Heizpatrone D12,5 L=100 Form B', 'HP-12.5x100-B'],
    ['cartuccia riscaldante forma B d.12,5 L=100', 'HP-12.5x100-B'],
    ['cartridge heater 12.5 dia 100 long form B', 'HP-12.5x100-B'],
    ['conical plug G1/4', 'VS-G1/4'],
    ['Verschlussschraube M10x1', 'VS-M10x1'],
    ['kuželová závěrná zátka M 14 x 1,5', 'VS-M14x1.5'],
    ['bouchon fileté conique G 1/8" pour le moule 5', 'VS-G1/8'],
    ['závěsný šroub s okem M20', 'RS-M20'],
    ['cáncamos M 12 nuevos', 'RS-M12'],
    ['blue die springs 25 x 102', 'DF-25x102-BL'],
    ['nyomórugó / Druckfeder 25x51, zöld', 'DF-25x51-LG'],
    ['termocoppia tipo K 3x80', 'TF-3x80-K'],
    ['hőelem J típusú, 3x80', 'TF-3x80-J'],
    ['Thermoelement 3x80 Fe-CuNi', 'TF-3x80-J'],
    ['Cartuccia riscaldante 12,5x160 forma A', 'HP-12.5x160-A'],
    ['fűtőpatron B alakú 12,5x160', 'HP-12.5x160-B'],
    ['hűtőcsonk 9-es, M10x1', 'KN-9-M10x1'],
    ['Kühlnippel NW 9 G1/4"', 'KN-9-G1/4'],
    ['raccord de refroidissement G1/4 pour tuyau de 13', 'KN-13-G1/4'],
    ['cartridge heater 12.5 x 160, form A, 475 W', 'HP-12.5x160-A'],
    ['Heizpatrone 12,5x160 mit abgewinkelten Leitungen, 230 V 475 Watt', 'HP-12.5x160-B'],
    ['verwarmingspatroon 8x80 met haakse aansluiting (vorm B)', 'HP-8x80-B'],
    ['kylnippel 9 mm med gänga G1/4', 'KN-9-G1/4'],
  ])('of a general product is matched if it says all: %s', async (designation, articleNo) => {
    expect(await dryRun({ designation, quantity: 2 })).toMatchObject({ status: 'matched', articleNo })
  })

  it.each(['Ringschraube M17', 'Ringschraube', 'Kugellager 6002', 'Ringschraube M16 '.repeat(6)])(
    '%s suggests no general product',
    async (designation) => {
      const answer = await dryRun({ designation })
      expect(answer?.status).toBe('unmatched')
      expect(answer?.suggestions).toBeUndefined()
    },
  )
})
