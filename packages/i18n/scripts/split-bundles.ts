import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleOf, bundles } from '../src/bundles.ts'

/** Writes each compiled catalogue again, split into bundles, so that a page loads only the texts that it needs. */
const folder = new URL('../locales/', import.meta.url)
const codes = readdirSync(folder).flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1] ?? [])

for (const bundle of bundles) {
  mkdirSync(new URL(`${bundle}/`, folder), { recursive: true })
  for (const code of codes) {
    const { messages } = JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => bundleOf(id) === bundle))
    writeFileSync(new URL(`${bundle}/${code}.json`, folder), JSON.stringify({ messages: own }))
  }
}
