import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { features } from './modules.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** First parts of text ids that name no feature. */
const textModules = ['error', 'field', 'shared', 'ui']

/** Returns the names that a folder of the project uses for features, by the place where they stand. */
function listNames(root: string) {
  const list = (pattern: string) => globSync(pattern, { cwd: root })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const contract = list('packages/contract/src/**/*.ts').filter((file) =>
    /^export const \w+Endpoints =/m.test(read(file)),
  )
  const texts = list('packages/i18n/*.po').flatMap((file) =>
    [...read(file).matchAll(/^msgid "(\w+)\./gm)].map(([, name = '']) => name.replace(/[A-Z]/g, '-$&').toLowerCase()),
  )
  const pages = list('apps/web/src/pages/*/').map((folder) => basename(folder))
  const names = {
    contract: contract.map((file) => file.replace(/^packages\/contract\/src\/([\w-]+).*/, '$1')),
    server: list('apps/server/src/features/*').map((folder) => basename(folder)),
    web: list('apps/web/src/features/*').map((folder) => basename(folder)),
    texts: texts.filter((name) => !textModules.includes(name) && !pages.includes(name)),
  }
  return Object.entries(names).map(([place, found]) => [place, [...new Set(found)].toSorted()] as const)
}

function listUnknown(root: string): string[] {
  return listNames(root).flatMap(([place, names]) =>
    names.filter((name) => !features.includes(name)).map((name) => `${place}: ${name}`),
  )
}

test('a feature has one name in the contract, on the server, in the web and in texts', () => {
  expect(listUnknown(resolve('.'))).toEqual([])
})

test('every feature of the list has a folder of the server', () => {
  expect(new Map(listNames(resolve('.'))).get('server')).toEqual(features)
})

test.each([
  ['packages/contract/src/basket.ts', 'export const basketEndpoints = {}', 'contract: basket'],
  ['packages/contract/src/basket/position.ts', 'export const positionEndpoints = {}', 'contract: basket'],
  ['apps/server/src/features/basket/routes.ts', '', 'server: basket'],
  ['apps/web/src/features/saved-basket/queries.ts', '', 'web: saved-basket'],
  ['packages/i18n/de.po', 'msgid "savedBasket.title"\nmsgstr "Warenkorb"', 'texts: saved-basket'],
])('%s is rejected, as no feature of the list has its name', (path, source, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'normwerk-features-'))
  folders.push(folder)
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), source)
  expect(listUnknown(folder)).toEqual([message])
})
