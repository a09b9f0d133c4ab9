import { plateExpansion, proposeHole } from '@normwerk/parts/assistant/propose-hole'
import { expect, test } from 'vitest'
import { holeTexts } from './assistant-texts.ts'
import { loadMessages } from './load-messages.ts'
import { createTranslator } from './text.ts'

const english = createTranslator('en', await loadMessages('en'))
const figure = (value: number) => value.toLocaleString('en', { useGrouping: false })

test('a clearance below zero has the minus sign of the drawings', () => {
  const limits = { hole: { upper: 0.01, lower: 0 }, pin: { upper: 0, lower: -0.006 } }
  const hole = proposeHole({ ...limits, size: 2, expansion: { pin: 17, plate: plateExpansion }, temperature: 450 })
  const fit = { pin: { text: 'h6' }, hole: { text: 'H7' } }
  const values = new Map(holeTexts(hole, fit, english, figure).map(({ key, value }) => [key, value]))
  expect(values.get('warm')).toBe('−5.2 to 10.8 µm')
})
