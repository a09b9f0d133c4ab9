import { expect, test } from 'vitest'
import { linkStyles } from './page-styles.ts'

const manifest = JSON.stringify({
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/pages/product-page.tsx': {
    file: 'assets/product.js',
    css: ['assets/product.css'],
    imports: ['_table.js', 'index.html'],
  },
  '_table.js': { file: 'assets/table.js', css: ['assets/table.css'], imports: ['src/pages/product-page.tsx'] },
})

test('a rendered page links its own style sheets and those of its imports, each once, without those of every page', () => {
  const link = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css" />`
  expect(linkStyles(manifest)('/product/AZH?article=AZH-6x200')).toBe(link('table') + link('product'))
})

test('a page without its own sheets links none', () => {
  expect(linkStyles(manifest)('/')).toBe('')
  expect(linkStyles(manifest)('/info/terms')).toBe('')
})
