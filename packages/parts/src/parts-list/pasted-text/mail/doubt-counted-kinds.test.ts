import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each(['Von den Federn bitte 4 Stück.', 'Bitte noch 4 Federn.'])(
  'a kind that is counted without its sizes leaves its parts open: %s',
  (sentence) => {
    const parts = readMailParts(`16 Auswerferstifte 6x160\n8 Systemdruckfedern rot 20x64\n\n${sentence}`)
    expect(parts).toContain('16 × Auswerferstifte 6x160')
    expect(parts).toContain('8 ? × Systemdruckfedern rot 20x64')
  },
)
