import { expect, test } from 'vitest'
import { withoutClauseBefore } from './without-clause-before.ts'

test.each([
  ['W nawiązaniu do oferty OF/112/2026 zamawiamy: wypychacz 6x200', 'zamawiamy: wypychacz 6x200'],
  ['Zgodnie z ofertą nr 112/2026 zamawiamy wypychacz 6x200', 'zamawiamy wypychacz 6x200'],
  ['Na základě Vaší nabídky NB/112/2026 objednáváme: vyhazovač 6x200', 'objednáváme: vyhazovač 6x200'],
  ['En relación con su oferta OF-112 pedimos: expulsor 6x200', 'pedimos: expulsor 6x200'],
])('the paper that an order refers to is left out: %s', (text, rest) => {
  expect(withoutClauseBefore(text).trim()).toBe(rest)
})

test('another part before the order stays', () => {
  const text = 'Nach der Hülse AHH-5x8x150 von gestern brauchen wir Auswerfer 5x200'
  expect(withoutClauseBefore(text)).toBe(text)
})
