import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDemoCatalogue } from './make-demo-catalogue.ts'

test('the tables that are checked in are those that the script makes', () => {
  for (const [name, text] of makeDemoCatalogue()) {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8') === text, `run make-demo-catalogue.ts: ${name}`).toBe(
      true,
    )
  }
})
