import fc from 'fast-check'

/** Returns the first value, but of 100 values so many others. */
export function mix<T>(value: fc.Arbitrary<T>, percent: number, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  if (percent === 0) return value
  return fc.oneof({ weight: 100 - percent, arbitrary: value }, { weight: percent, arbitrary: other })
}

/** Texts that have broken other programs. */
const texts = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202e', '\ufeff', '\u0130', 'e\u0301', '\u{1f9f7}'.repeat(1000)],
  ...['a\r\nSet-Cookie: a=b', "'; drop table users; --", '<script>alert(1)</script>', '=1+1', '%00', '%', '$1', '{0}'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../../etc/passwd', '..\\..', '/', '?a=b#c'],
  ...['NaN', '-0', '1e999', '0x10', '9'.repeat(400), '1,5', '2026-02-30', '+275760-09-13', 'null', '[]', '(a+)+$'],
  ...['x'.repeat(100_000), `((((((((((${'a'.repeat(200)}`, '\\', '"', '`', '*', '_', '%_%'],
]

const numbers = [0, -0, -1, 0.1 + 0.2, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), 1e21]

const nested = (depth: number) => JSON.parse(`${'[{"a":'.repeat(depth)}0${'}]'.repeat(depth)}`)

/** Objects with the names of properties that every object has. */
const objects = [
  {},
  Object.fromEntries([['__proto__', { roles: ['GLOBAL_ADMIN'] }]]),
  { constructor: { prototype: { roles: ['GLOBAL_ADMIN'] } } },
  { toString: 1, valueOf: 1 },
  { length: 1e9, 0: 'a' },
  nested(500),
]

const arrays = [[], [[]], [null], Array(3000).fill(null), ['a', 'a']]

export const hostileText = fc.constantFrom(...texts)

export const hostileValue = fc.constantFrom<unknown>(null, true, false, ...texts, ...numbers, ...objects, ...arrays)

/** Texts of any characters. The arbitrary of the library first maps all of them to their places, which takes a second. */
const anyCharacters = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points))

/** A part of an address, already encoded; partly in a way that nothing decodes. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ED%A0%80',
    '%zz',
    '%',
    '%2e%2e%2f',
    '..%2f..%2fetc',
    '%2F',
    'a;b=c',
    '%C0%AF',
    "'",
    '%0d%0a',
  ),
  fc.oneof(hostileText, anyCharacters).map((text) => encodeURIComponent(text.toWellFormed())),
)

/** Bodies that are no JSON, or more than that. */
export const hostileBody = fc.constantFrom(
  ...['', '{', 'null', '[]', '"a"', '7', 'true', '{"a":1}}', '{"a":1,"a":2}', '\ufeff{}', 'undefined', '{"a":NaN}'],
  ...[
    '['.repeat(50_000),
    '{"a":'.repeat(20_000),
    `[${'1,'.repeat(50_000)}1]`,
    '{"__proto__":{"a":1}}',
    '{"\\ud800":1}',
  ],
)

/** Headers of which each alone changes how a call is answered. */
export const hostileHeaders = fc.constantFrom<Record<string, string>>(
  { 'accept-language': 'xx-;q=9,*' },
  { 'accept-language': `${'de,'.repeat(2000)}en` },
  { 'idempotency-key': 'a'.repeat(5000) },
  { 'idempotency-key': '\u00e4' },
  { prefer: 'return=minimal; a=b, , =' },
  { range: 'bytes=0-0' },
  { range: 'bytes=999999999-' },
  { range: 'bytes=-1,5-2' },
  { 'if-none-match': 'W/"' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': '' },
  { 'x-correlation-id': '\u00fc'.repeat(300) },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'accept-encoding': 'gzip;q=0, br' },
  { host: 'x:99999' },
  { forwarded: 'for=""' },
  { 'x-forwarded-for': `${'1.1.1.1,'.repeat(1000)}` },
)

/** Files of every kind that the shop reads, none of them whole. */
export const hostileFile = fc.record({
  name: fc.constantFrom('a.csv', 'a.xlsx', 'a.xls', 'a.ods', 'a.pdf', 'a.normwerk', 'a.zip', '.csv', 'a', '../a.csv'),
  content: fc.oneof(
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('PK\x03\x04', '%PDF-1.7\n', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '{"format":"normwerk-cart"}', '')
      .map((head) => Buffer.from(head, 'latin1')),
    fc
      .constantFrom('a;b\n1;2', '"', 'a;'.repeat(5000), '\n'.repeat(5000), '\0\0\0', 'articleNo,ownNumber\nAZH-6x200,1')
      .map((text) => Buffer.from(text)),
    hostileBody.map((text) => Buffer.from(text)),
  ),
})
