import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const sleeves = '2 ejector sleeves nitrided 10x14x200'
const read = '2 × ejector sleeves nitrided 10x14x200'

test.each([
  'Zeichnung MT-0912 nur zur Info',
  'drawing MT-0912 is for identification only',
  'výkres MT-0912 jen pro informaci',
  'plano MT-0912 solo para identificación',
  'plan MT-0912 pour information seulement',
  'MT-0912 rajz csak tájékoztatásul',
  'disegno MT-0912 solo per informazione',
  'tekening MT-0912 alleen ter informatie',
  'rysunek MT-0912 tylko do informacji',
  'desenho MT-0912 apenas para informação',
  'desenul MT-0912 e doar pentru identificare',
  'ritning MT-0912 endast för information',
  'risba MT-0912 samo za informacijo',
])('a drawing that is only for information changes no part: %s', (said) => {
  expect(readMailParts(`${sleeves}\n${said}`)).toEqual([read])
  expect(readMailParts(`${sleeves} (${said})`)).toEqual([read])
})

test.each(['laut Zeichnung 88-310', 'nur Kopf laut Zeichnung', 'Kopf flach laut Zeichnung, nur zur Information'])(
  'a drawing that may change a part stays with it: %s',
  (said) => {
    expect(readMailParts(`${sleeves}\n${said}`).join()).toContain('Zeichnung')
  },
)
