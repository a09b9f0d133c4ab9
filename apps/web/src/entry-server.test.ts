import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPage } from './entry-server.tsx'
import { cartRoutes } from './routes/cart-routes.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { lateRoutes } from './routes/late-routes.ts'

const paths = [...catalogueRoutes, ...cartRoutes, ...lateRoutes].map(({ fullPath }) =>
  fullPath.replaceAll(/\$\w+/g, 'a%2Fb'),
)

test.each(paths)('%s is known, and nothing below it that has no route', (path) => {
  expect(findPage(path)).not.toBeNull()
  expect(findPage(`${path}/no/such/page`)).toBeNull()
})

test.each(['/nothing', '/nothing/here', '/category', '/product/AZH/more', '/api/cart', '/carts2'])(
  '%s is not known',
  (path) => {
    expect(findPage(path)).toBeNull()
  },
)

test('a path is known with a slash at its end', () => {
  expect(findPage('/search/')).toEqual(findPage('/search'))
})

test('the pages for everybody are rendered with their data, and the sources that pages name exist', () => {
  const pages = paths.map(findPage)
  expect(pages.filter((page) => page?.isPublic === true)).toHaveLength(10)
  const sources = new Set(pages.flatMap((page) => [page?.styleSource ?? [], page?.scriptSource ?? []].flat()))
  expect(sources.size).toBe(2)
  for (const source of sources) expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true)
  expect(findPage('/cart')).toEqual({
    ...{ isPublic: false, styleSource: null, scriptSource: null, sharedAddress: null, foundAddress: null },
  })
})

test.each([
  ['/', '/'],
  ['/?utm_source=mail&token=secret', '/'],
  ['/product/AZH?view=list&from=mail', '/product/AZH?view=list'],
  ['/product/AZH?view=cross', '/product/AZH'],
  ['/category/ejector-pins?page=1', '/category/ejector-pins'],
  ['/search?page=2&x=1&category=ejector-pins', '/search?category=ejector-pins&page=2'],
  ['/assistant?type=corePin&from=mail', '/assistant?type=corePin'],
  ['/info/terms?page=2', '/info/terms'],
])('%s is shared as %s', (url, shared) => {
  expect(findPage(url)?.sharedAddress).toBe(shared)
})

test.each([
  '/search?q=pin',
  '/search?filters=diameter:3',
  '/product/AZH?article=AZH-6x200',
  '/product/AZH?sort=x',
  '/cart',
])('%s is not shared', (url) => {
  expect(findPage(url)?.sharedAddress).toBeNull()
})
