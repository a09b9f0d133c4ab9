import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'normwerk-lint-'))
cpSync('biome.json', join(folder, 'biome.json'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Whether the project's own rules let these files import so. */
function isAllowed(files: Record<string, string>): boolean {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), `${source}\n`)
  }
  const rules = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles']
  const biome = resolve('node_modules/.bin/biome')
  const { status } = spawnSync(biome, ['lint', ...rules, ...Object.keys(files)], { cwd: folder })
  return status === 0
}

test.each([
  ['packages/pricing/src/a.ts', 'node:fs'],
  ['packages/search/src/a.ts', '../../../apps/server/src/app.ts'],
  ['apps/server/src/http/a.ts', '../features/cart/routes.ts'],
  ['apps/server/src/database/a.ts', '../features/cart/routes.ts'],
  ['apps/server/src/infrastructure/a.ts', '../features/order/deliver-order.ts'],
  ['apps/server/src/features/order/a.ts', '../cart/repository.ts'],
  ['apps/server/src/features/order/a.ts', '../../app.ts'],
  ['apps/web/src/ui/a.tsx', '../features/cart/queries.ts'],
  ['apps/web/src/ui/a.tsx', '@normwerk/contract/cart'],
  ['apps/web/src/api/a.ts', '../pages/cart-page.tsx'],
  ['apps/web/src/features/cart/a.tsx', '../catalogue/queries.ts'],
  ['apps/web/src/features/cart/a.tsx', '../../pages/cart-page.tsx'],
])('%s must not import %s', (path, imported) => {
  expect(isAllowed({ [path]: `export { value } from '${imported}'` })).toBe(false)
})

test.each([
  ['apps/server/src/features/order/b.ts', '../cart/read-cart.ts'],
  ['apps/server/src/features/order/b.ts', './repository.ts'],
  ['apps/web/src/features/cart/b.tsx', '../../ui/button.tsx'],
  ['apps/web/src/pages/b.tsx', '../features/cart/queries.ts'],
])('%s may import %s', (path, imported) => {
  expect(isAllowed({ [path]: `export { value } from '${imported}'` })).toBe(true)
})

test('two files must not import each other', () => {
  const files = {
    'packages/parts/src/one.ts': "import { two } from './two.ts'\nexport const one = () => two",
    'packages/parts/src/two.ts': "import { one } from './one.ts'\nexport const two = () => one",
  }
  expect(isAllowed(files)).toBe(false)
})
