import { parseConfiguredPart } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { changeTextsOf } from './change-cut.tsx'

test.each([
  ['AZH-6x200', undefined],
  ['AZH-6x200-L150-T50', 'cart.changes.changeCut'],
  ['AZH-6x200-R1F3', 'shared.changeFlats'],
  ['AZH-6x200-TB15', 'shared.changeSpecial'],
  ['AZH-6x200-R1F3-TB15', 'shared.changeSpecial'],
  ['AZH-6x200-L150-T50-R1F3', 'shared.changeSpecial'],
])('the machining of %s is changed by a link that names all of it', (number, text) => {
  const part = parseConfiguredPart(number)
  if (part === null) throw new Error(`${number} is no number`)
  expect(changeTextsOf(part)?.change).toBe(text)
})
