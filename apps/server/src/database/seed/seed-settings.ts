import type { Queries } from '../client.ts'
import { countries, shopSettings } from '../tables/settings.ts'

const home = 890
const near = 1490
const far = 1990
const abroad = 2990

const thirdCountries = ['CH', 'GB', 'LI', 'NO']

/** Country, standard rate of the value added tax in basis points (2026), shipping in cents. */
const delivered: [code: string, vatRate: number, shippingCosts: number][] = [
  ['DE', 1900, home],
  ['AT', 2000, near],
  ['BE', 2100, near],
  ['CH', 810, abroad],
  ['CZ', 2100, near],
  ['DK', 2500, near],
  ['FR', 2000, near],
  ['LU', 1700, near],
  ['NL', 2100, near],
  ['PL', 2300, near],
  ['BG', 2000, far],
  ['CY', 1900, far],
  ['EE', 2400, far],
  ['ES', 2100, far],
  ['FI', 2550, far],
  ['GR', 2400, far],
  ['HR', 2500, far],
  ['HU', 2700, far],
  ['IE', 2300, far],
  ['IT', 2200, far],
  ['LT', 2100, far],
  ['LV', 2100, far],
  ['MT', 1800, far],
  ['PT', 2300, far],
  ['RO', 2100, far],
  ['SE', 2500, far],
  ['SI', 2200, far],
  ['SK', 2300, far],
  ['GB', 2000, abroad],
  ['LI', 810, abroad],
  ['NO', 2500, abroad],
]

/** Sets what the shop needs to compute prices. Settings that staff changed stay. */
export async function seedSettings(db: Queries): Promise<void> {
  await db
    .insert(shopSettings)
    .values({ currency: 'EUR', homeCountry: 'DE', minimumOrderValue: 25_000, certificateSurcharge: 1800 })
    .onConflictDoNothing()
  await db
    .insert(countries)
    .values(
      delivered.map(([code, vatRate, shippingCosts]) => ({
        code,
        inUnion: !thirdCountries.includes(code),
        vatRate,
        shippingCosts,
      })),
    )
    .onConflictDoNothing()
}
