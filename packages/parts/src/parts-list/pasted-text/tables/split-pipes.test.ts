import { expect, test } from 'vitest'
import { splitPipes } from './split-pipes.ts'

test('thousands of rules below a row are no table', () => {
  const rules = Array.from({ length: 20_000 }, () => '---|---|---')
  expect(splitPipes(['a|b|c', ...rules])).toEqual(['a|b|c', ...rules.map(() => '')])
})
