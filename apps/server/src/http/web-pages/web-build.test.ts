import { expect, test } from 'vitest'
import { linkScript, linkStyles } from './web-build.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/pages/product-page.tsx': {
    file: 'assets/product.js',
    css: ['assets/product.css'],
    imports: ['_table.js', 'index.html'],
  },
  '_table.js': { file: 'assets/table.js', css: ['assets/table.css'], imports: ['src/pages/product-page.tsx'] },
}

test('a rendered page links its own style sheets and those of its imports, each once, without those of every page', () => {
  const link = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css" />`
  expect(linkStyles(manifest)('src/pages/product-page.tsx')).toBe(link('table') + link('product'))
})

test('a page without sheets of its own links none', () => {
  expect(linkStyles(manifest)(null)).toBe('')
  expect(linkStyles(manifest)('src/pages/public-text-page.tsx')).toBe('')
})

test('a page that soon loads a further script links it', () => {
  const link = '<link rel="modulepreload" crossorigin href="/assets/product.js" />'
  expect(linkScript(manifest)('src/pages/product-page.tsx')).toBe(link)
  expect(linkScript(manifest)(null)).toBe('')
})
