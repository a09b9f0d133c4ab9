import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listImports } from './check-imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = /\.tsx?$/

/** Returns which of our files lead from a file to a module of Node, which no browser has. */
function waysToNode(start: string): string[] {
  const ways = new Map([[start, start]])
  for (const [file, way] of ways) {
    if (!source.test(file)) continue
    for (const imported of listImports(root, file)) {
      if (!ways.has(imported)) ways.set(imported, `${way} > ${imported}`)
    }
  }
  return [...ways].flatMap(([imported, way]) => (imported.startsWith('node:') ? [way] : []))
}

const pages = globSync('apps/web/src/{main.tsx,pages/*.tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))

test.each(pages)('%s imports only what a browser has', (page) => {
  expect(waysToNode(page)).toEqual([])
})

test('a way to Node is found', () => {
  expect(waysToNode('apps/server/src/main.ts')).not.toEqual([])
  expect(waysToNode('packages/parts/src/words/translate.ts')).not.toEqual([])
})
