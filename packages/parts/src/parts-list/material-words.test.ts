import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { assortment } from '../testing/stocked-articles.ts'
import { belongsToPart } from './cell-content.ts'

const { materials, materialNames, coatings } = assortment
const words = [...materialNames.map(({ word }) => word), ...[...coatings.values()].flatMap((coating) => coating.words)]
const steels = [...materials.values()].flatMap(({ steel, equivalentSteels }) => [steel, ...equivalentSteels])

describe('a cell that names only a material', () => {
  test.each(words)('%s', (word) => {
    expect(belongsToPart(word)).toBe(true)
  })

  test.each(steels.filter((steel) => /^1\.\d{4}$/.test(steel)))('%s', (steel) => {
    expect(belongsToPart(steel)).toBe(true)
  })

  test.each(['1.2344 nitriert', 'DIN 1530', 'DIN ISO 6751', '1.2210, 60 HRC', '1.2379 (gehärtet)', '950 HV 0,3'])(
    '%s',
    (cell) => {
      expect(belongsToPart(cell)).toBe(true)
    },
  )

  test.each(['', 'links', '12', 'A 3,2x160', 'gehärtet und geschliffen nach Zeichnung', '1.2344 Blatt 5', 'x'])(
    'is not: %s',
    (cell) => {
      expect(belongsToPart(cell)).toBe(false)
    },
  )
})

/** Returns a file and all files that it imports. */
function reach(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen
  const source = readFileSync(file, 'utf8')
  seen.set(file, source)
  for (const [statement, path = ''] of source.matchAll(/^(?:import|\} from|export)[^\n]*?'(\.[^']+\.ts)'/gm)) {
    if (!statement.startsWith('import type')) reach(resolve(dirname(file), path), seen)
  }
  return seen
}

test.each(['columns/guess-table.ts', 'rows/read-rows.ts'])('%s works in a browser: it reads no files', (name) => {
  const files = reach(fileURLToPath(new URL(name, import.meta.url)))
  expect([...files].filter(([, source]) => source.includes("from 'node:")).map(([file]) => file)).toEqual([])
})
