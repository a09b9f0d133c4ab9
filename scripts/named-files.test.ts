import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = ['README.md', ...globSync(['docs/**/*.md', 'catalogue/**/*.md', 'packages/**/src/**/*.md'])]
/** A path from the root; one with a place to fill in, as `<feature>`, names no file. */
const paths = /`((?:apps|packages|catalogue|docs|e2e|bench|scripts)\/[\w./-]+)`/g

test.each(documents)('%s names no file that is not there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(paths)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
