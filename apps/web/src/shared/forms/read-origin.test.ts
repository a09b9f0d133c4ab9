import { expect, test } from 'vitest'
import { readOrigin } from './read-origin.ts'

test.each([
  ['https://erp.example.com', 'https://erp.example.com'],
  [' https://erp.example.com/oci/return?a=1 ', 'https://erp.example.com'],
  ['HTTPS://ERP.example.com:443', 'https://erp.example.com'],
  ['http://10.0.0.5:8080/', 'http://10.0.0.5:8080'],
  ['erp.example.com', 'https://erp.example.com'],
  ['ftp://erp.example.com', null],
  ['javascript:alert(1)', null],
  ['https://somebody:secret@erp.example.com', null],
  ['two words', null],
  ['', null],
])('%s', (typed, origin) => {
  expect(readOrigin(typed)).toBe(origin)
})
