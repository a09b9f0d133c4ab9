import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findForbiddenImports } from './check-imports.ts'
import { modules } from './modules.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function write(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'normwerk-imports-'))
  folders.push(folder)
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), `${source}\n`)
  }
  return folder
}

/** A file of each module; of features one of `cart`, and one of another feature. */
const samples: Record<string, string> = {
  parts: 'packages/parts/src/a.ts',
  'parts testing': 'packages/parts/src/testing/a.ts',
  delivery: 'packages/delivery/src/a.ts',
  pricing: 'packages/pricing/src/a.ts',
  search: 'packages/search/src/a.ts',
  geometry: 'packages/geometry/src/a.ts',
  contract: 'packages/contract/src/a.ts',
  i18n: 'packages/i18n/src/a.ts',
  documents: 'packages/documents/src/a.ts',
  catalogue: 'catalogue/demo/a.ts',
  settings: 'apps/server/src/settings.ts',
  infrastructure: 'apps/server/src/infrastructure/a.ts',
  database: 'apps/server/src/database/a.ts',
  tables: 'apps/server/src/database/tables/a.ts',
  seed: 'apps/server/src/database/seed/a.ts',
  http: 'apps/server/src/http/a.ts',
  'http repository': 'apps/server/src/http/repository/a.ts',
  'server repository': 'apps/server/src/features/cart/repository/a.ts',
  'other repository': 'apps/server/src/features/order/repository/a.ts',
  'server feature': 'apps/server/src/features/cart/a.ts',
  'other server feature': 'apps/server/src/features/order/a.ts',
  'server start': 'apps/server/src/app.ts',
  'server testing': 'apps/server/src/testing/a.ts',
  api: 'apps/web/src/api/a.ts',
  texts: 'apps/web/src/texts/a.ts',
  ui: 'apps/web/src/ui/forms/a.tsx',
  shared: 'apps/web/src/shared/cart/a.tsx',
  'web feature': 'apps/web/src/features/cart/a.tsx',
  'other web feature': 'apps/web/src/features/order/a.tsx',
  pages: 'apps/web/src/pages/cart/a.tsx',
  routes: 'apps/web/src/routes/a.ts',
  'web start': 'apps/web/src/router.ts',
  bench: 'bench/src/a.ts',
  e2e: 'e2e/src/a.ts',
  scripts: 'scripts/a.ts',
}

/** Lists the samples that each sample may import. */
function listAllowed(): Record<string, string> {
  const pairs = Object.entries(samples).flatMap(([from, file]) =>
    Object.entries(samples).map(([to, target]) => {
      const path = posix.relative(posix.dirname(file), target)
      return { from, to, file, specifier: path.startsWith('.') ? path : `./${path}` }
    }),
  )
  const sources = Map.groupBy(pairs, ({ file }) => file)
  const folder = write(
    Object.fromEntries(
      [...sources].map(([file, imports]) => [file, imports.map(({ specifier }) => `import '${specifier}'`).join('\n')]),
    ),
  )
  const forbidden = findForbiddenImports(folder)
  const isAllowed = ({ file, specifier }: (typeof pairs)[number]) =>
    !forbidden.some((line) => line.startsWith(`${file} must not import ${specifier}:`))
  return Object.fromEntries(
    Object.keys(samples).map((name) => [
      name,
      pairs
        .filter((pair) => pair.from === name && pair.to !== name && isAllowed(pair))
        .map(({ to }) => to)
        .join(', '),
    ]),
  )
}

test('every module has a sample', () => {
  const names = Object.keys(samples).filter((name) => !name.startsWith('other '))
  expect(names.toSorted()).toEqual(modules.map(({ name }) => name).toSorted())
})

test('the list states for every pair of modules whether one may import the other', () => {
  expect(listAllowed()).toMatchInlineSnapshot(`
    {
      "api": "contract",
      "bench": "parts, delivery, pricing, search, geometry, contract, i18n, documents, catalogue, settings, infrastructure, database, http, server testing, scripts",
      "catalogue": "parts",
      "contract": "parts",
      "database": "parts, contract, settings, tables",
      "delivery": "",
      "documents": "pricing, geometry, contract, i18n",
      "e2e": "parts, delivery, pricing, search, geometry, contract, i18n, documents, database, server testing",
      "geometry": "parts",
      "http": "delivery, contract, i18n, settings, infrastructure, database, http repository",
      "http repository": "database, tables",
      "i18n": "parts, contract",
      "infrastructure": "parts, geometry, contract, settings, database",
      "other repository": "parts, pricing, contract, settings, infrastructure, database, tables, http, other server feature",
      "other server feature": "parts, delivery, pricing, search, geometry, contract, i18n, documents, settings, infrastructure, database, http, other repository, server feature",
      "other web feature": "parts, pricing, contract, i18n, api, texts, ui, shared",
      "pages": "parts, contract, i18n, api, texts, ui, shared, web feature, other web feature",
      "parts": "",
      "parts testing": "parts, catalogue",
      "pricing": "",
      "routes": "contract, i18n, api, texts, shared, web feature, other web feature, pages",
      "scripts": "",
      "search": "",
      "seed": "parts, pricing, contract, i18n, settings, infrastructure, database, tables",
      "server feature": "parts, delivery, pricing, search, geometry, contract, i18n, documents, settings, infrastructure, database, http, server repository, other server feature",
      "server repository": "parts, pricing, contract, settings, infrastructure, database, tables, http, server feature",
      "server start": "parts, delivery, pricing, search, geometry, contract, i18n, documents, settings, infrastructure, database, seed, http, server feature, other server feature",
      "server testing": "parts, parts testing, delivery, pricing, search, geometry, contract, i18n, documents, catalogue, settings, infrastructure, database, tables, seed, http, server repository, other repository, server feature, other server feature, server start",
      "settings": "delivery, contract",
      "shared": "parts, contract, i18n, api, texts, ui",
      "tables": "parts, pricing, contract, documents",
      "texts": "contract, i18n, api",
      "ui": "api, texts",
      "web feature": "parts, pricing, contract, i18n, api, texts, ui, shared",
      "web start": "contract, i18n, api, texts, ui, pages, routes",
    }
  `)
})

test('the files of the project import only what is allowed', () => {
  expect(findForbiddenImports(resolve('.'))).toEqual([])
})

test.each([
  ['apps/server/src/features/order/a.ts', "import { insertCart } from '../cart/repository/carts.ts'"],
  ['apps/server/src/features/order/nested/a.ts', "export { insertCart } from '../../cart/repository/carts.ts'"],
  ['apps/server/src/features/order/a.ts', "import { eq } from 'drizzle-orm'"],
  ['apps/server/src/features/order/a.ts', "import type { Pool } from 'pg'"],
  ['apps/web/src/shared/cart/a.tsx', "import { CartPage } from '../../pages/cart-page.tsx'"],
  ['apps/web/src/shared/cart/a.tsx', "import { CartTable } from '../../features/cart/cart-table.tsx'"],
  ['apps/web/src/features/cart/a.tsx', "import { OrderList } from '../../features/order/order-list.tsx'"],
  ['apps/web/src/features/cart/nested/a.tsx', "import { OrderList } from '../../order/order-list.tsx'"],
  ['apps/web/src/features/cart/a.tsx', "const load = () => import('../order/order-list.tsx')"],
  ['apps/web/src/texts/a.ts', "import type { Page } from '../pages/page.ts'"],
  ['apps/web/src/pages/a.tsx', "import { cartRoute } from '../routes/order-routes.ts'"],
  ['apps/web/src/ui/forms/a.tsx', "import { Cart } from '@normwerk/contract/cart'"],
  ['apps/server/src/database/a.ts', "import { AppError } from '../http/call.ts'"],
  ['apps/server/src/database/a.ts', "import { readVisit } from '../http/repository/sessions.ts'"],
  ['apps/server/src/features/account/a.ts', "import { findSession } from '../../http/repository/sessions.ts'"],
  ['apps/server/src/features/cart/a.ts', "import { carts } from '../../database/tables/carts.ts'"],
  ['apps/server/src/features/cart/a.ts', "import { type CartRow, carts } from '../../database/tables/carts.ts'"],
  ['apps/server/src/features/cart/a.ts', "await database.execute('delete from carts')"],
  ['apps/server/src/http/a.ts', "import { eq } from 'drizzle-orm'"],
  ['apps/server/src/infrastructure/a.ts', "import { Pool } from 'pg'"],
  ['apps/server/src/start-shop.ts', "await pool.query('delete from carts')"],
  ['apps/web/src/features/cart/a.tsx', "import { OrderList } from '/src/features/order/order-list.tsx'"],
  ['apps/web/src/features/cart/a.tsx', "import { OrderList } from '@/features/order/order-list.tsx'"],
  ['apps/web/src/features/cart/a.tsx', 'const load = () => import(`../order/order-list.tsx`)'],
  ['apps/web/src/features/cart/a.mjs', "import { orderList } from '../order/order-list.tsx'"],
  ['apps/server/src/features/cart/a.ts', "new Worker(new URL('../order/repository/orders.ts', import.meta.url))"],
  ['apps/server/src/features/cart/a.ts', "import { insertCart } from './carts.test.ts'"],
  ['packages/search/src/a.ts', "import { createApp } from '../../../apps/server/src/app.ts'"],
])('%s must not contain %s', (path, source) => {
  expect(findForbiddenImports(write({ [path]: source }))).toHaveLength(1)
})

test('a feature may name the type of a row', () => {
  const source = "import type {\n  CartRow,\n} from '../../database/tables/carts.ts'\nexport type Label = 'cart'"
  expect(findForbiddenImports(write({ 'apps/server/src/features/cart/a.ts': source }))).toEqual([])
})

/** Whether the linter accepts these files. */
function isLinted(files: Record<string, string>): boolean {
  const folder = write(files)
  cpSync('biome.json', join(folder, 'biome.json'))
  const rules = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles']
  const { status } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', ...rules, ...Object.keys(files)], {
    cwd: folder,
  })
  return status === 0
}

test('packages do no input or output', () => {
  expect(isLinted({ 'packages/pricing/src/a.ts': "export { value } from 'node:fs'" })).toBe(false)
  expect(isLinted({ 'apps/server/src/a.ts': "export { value } from 'node:fs'" })).toBe(true)
})

test('two files must not import each other', () => {
  const files = {
    'packages/parts/src/one.ts': "import { two } from './two.ts'\nexport const one = () => two",
    'packages/parts/src/two.ts': "import { one } from './one.ts'\nexport const two = () => one",
  }
  expect(isLinted(files)).toBe(false)
})
