import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = ['README.md', ...globSync(['docs/**/*.md', 'catalogue/**/*.md', 'packages/**/src/**/*.md'])]
/** Matches a path from the root. A path with a placeholder such as `<feature>` names no file. */
const paths = /`((?:apps|packages|catalogue|docs|e2e|bench|scripts)\/[\w./-]+)`/g

test.each(documents)('%s names only files that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(paths)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
