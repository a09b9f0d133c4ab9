import { expect, test } from 'vitest'
import { isOwnPath, isSafeLink, withoutLanguage } from './safe-link.ts'

test.each(['/', '/category/ejector-pins?page=2#sizes', '/en/search?q=AZ', '/%0a', '/javascript:alert(1)'])(
  '%s is a path of the shop',
  (text) => {
    expect([isOwnPath(text), isSafeLink(text)]).toEqual([true, true])
  },
)

test.each(['https://example.com/a?b=c', 'http://example.com', 'HTTPS://EXAMPLE.COM'])('%s is a page', (text) => {
  expect([isOwnPath(text), isSafeLink(text)]).toEqual([false, true])
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@example.com',
  'blob:https://example.com/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://shop.example@evil.example',
  'https://',
  'example.com',
  'category/pins',
  '',
])('%j is no safe link', (text) => {
  expect([isOwnPath(text), isSafeLink(text)]).toEqual([false, false])
})

test.each([
  ['/en/category/pins?page=2', '/category/pins?page=2'],
  ['/de', '/'],
  ['/en?q=1', '/?q=1'],
  ['/entry', '/entry'],
  ['/category/en/pins', '/category/en/pins'],
  ['https://example.com/en/a', 'https://example.com/en/a'],
])('%s leads every reader to %s', (link, path) => {
  expect(withoutLanguage(link)).toBe(path)
})
