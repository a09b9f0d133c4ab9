import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDemoCatalogue } from './make-demo-catalogue.ts'

test('the script makes the tables that are checked in', () => {
  for (const [name, text] of makeDemoCatalogue()) {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8') === text, `run make-demo-catalogue.ts: ${name}`).toBe(
      true,
    )
  }
})
