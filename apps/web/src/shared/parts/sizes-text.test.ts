import { expect, test } from 'vitest'
import { keepSizesTogether } from './sizes-text.ts'

test('only the sizes at the end of a description stay in one line', () => {
  expect(keepSizesTogether('Spacer, untreated, 1.1730, 46 × 346 × 66 mm')).toBe(
    'Spacer, untreated, 1.1730, 46\u00a0×\u00a0346\u00a0×\u00a066\u00a0mm',
  )
})
