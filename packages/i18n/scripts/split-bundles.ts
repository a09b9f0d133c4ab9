import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleOf, bundles, lateBundles } from '../src/bundles.ts'

/**
 * Writes each compiled catalogue again, split into bundles, so that a page loads only the texts that it needs. The first
 * bundle is a module that also knows how to load the other bundles of its language: a table of all languages would be
 * loaded with every page.
 */
const folder = new URL('../locales/', import.meta.url)
const codes = readdirSync(folder).flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1] ?? [])

for (const bundle of bundles) mkdirSync(new URL(`${bundle}/`, folder), { recursive: true })
for (const code of codes) {
  const { messages } = JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))
  for (const bundle of bundles) {
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => bundleOf(id) === bundle))
    const [name, text] =
      bundle === 'shop' ? [`${code}.js`, formatFirst(code, own)] : [`${code}.json`, JSON.stringify({ messages: own })]
    writeFileSync(new URL(`${bundle}/${name}`, folder), text)
  }
}

function formatFirst(code: string, messages: object): string {
  const loaders = lateBundles.map(
    (bundle) => `  ${bundle}: () => import('../${bundle}/${code}.json', { with: { type: 'json' } }),\n`,
  )
  return `export const messages = ${JSON.stringify(messages)}\nexport const loaders = {\n${loaders.join('')}}\n`
}
