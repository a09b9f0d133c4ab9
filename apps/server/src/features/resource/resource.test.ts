import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const get = (path: string, headers?: Record<string, string>) =>
  shop.visitor().send('GET', `/api/resources${path}`, undefined, headers)

describe('a drawing', () => {
  test('of an article has its values, in the number format of the language', async () => {
    const german = await get('/drawing/AZH-3.2x160.svg?language=de')
    expect(german.headers['content-type']).toBe('image/svg+xml')
    expect(german.headers['content-disposition']).toBe('inline; filename="AZH-3.2x160.svg"')
    expect(german.text).toContain('⌀3,2')
    expect((await get('/drawing/AZH-3.2x160.svg?language=en')).text).toContain('⌀3.2')
  })

  test('of a product has the letters of its table', async () => {
    const { text } = await get('/drawing/AZH.svg?language=en')
    expect(text).toContain('>L<')
    expect(text).toContain('⌀d1')
  })

  test('of a trimmed part shows the cut length with its tolerance', async () => {
    const { text } = await get('/drawing/AZH-3.2x160.svg?language=en&length=147.25&tolerance=T50')
    expect(text).toContain('147.25 +0.05/0')
  })

  test('takes the whole number of a machined part', async () => {
    const [whole, asked] = [
      await get('/drawing/AZH-3.2x160-L147.25-T50.svg?language=en'),
      await get('/drawing/AZH-3.2x160.svg?language=en&length=147.25&tolerance=T50'),
    ]
    expect([whole.status, whole.text]).toEqual([200, asked.text])
  })

  test('has a title block as PDF for everybody', async () => {
    const { headers, text, status } = await get('/drawing/AZH-3.2x160.pdf?language=de')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toBe('inline; filename="AZH-3.2x160.pdf"')
    expect(text).toMatch(/^%PDF-/)
  })

  test('has the number, the mass and the cut as DXF for buyers', async () => {
    const path = '/api/resources/drawing/AZH-3.2x160-L147.25.dxf?language=en'
    const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const { text, headers } = await buyer.send('GET', path)
    expect(headers['content-disposition']).toBe('attachment; filename="AZH-3.2x160-L147.25-T100.dxf"')
    for (const words of ['AZH-3.2x160-L147.25-T100', '147.25 +0.1/0', '1.2210, 115CrV3', 'ISO 2768-m']) {
      expect(text).toContain(words)
    }
    // π/4 · (3.2² · 144.25 + 6² · 3) mm³ and the fillet, in steel of 7.85 g/cm³.
    expect(text).toMatch(/\n9\.7\d+ g\n/)
    expect((await get('/drawing/AZH-3.2x160.dxf')).status).toBe(401)
    const reader = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), ['ORDER']))
    expect((await reader.send('GET', path)).status).toBe(403)
  })

  test('exists for every family', async () => {
    const { rows } = await shop.dependencies.pool.query<{ number: string }>(
      `select distinct on (p.family) d.article_no as number from articles d join products p on p.id = d.product_id
       where p.family is not null order by p.family, d.id`,
    )
    expect(rows.length).toBe(23)
    for (const { number } of rows) {
      const drawing = await get(`/drawing/${number}.svg`)
      expect(drawing.status, number).toBe(200)
      expect(drawing.text).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('is not sent again to a client that has it', async () => {
    const first = await get('/drawing/AZH.svg?language=de')
    const again = await get('/drawing/AZH.svg?language=de', { 'if-none-match': String(first.headers.etag) })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  test('is sent from where a broken download ended, as long as it is unchanged', async () => {
    const path = '/drawing/AZH.svg?language=de'
    const { text, headers } = await get(path)
    const size = Buffer.byteLength(text)
    const rest = await get(path, { range: 'bytes=10-', 'if-range': String(headers.etag) })
    expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 10-${size - 1}/${size}`])
    expect(rest.text).toBe(Buffer.from(text).subarray(10).toString())
    expect((await get(path, { range: 'bytes=10-', 'if-range': '"older"' })).text).toBe(text)
    const beyond = await get(path, { range: `bytes=${size}-` })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
  })

  test.each([
    ['/drawing/AZH-3.3x160.svg', 404],
    ['/drawing/AZH-3.2x160.png', 404],
    ['/drawing/AZH-3.2x160.svg.pdf', 404],
    ['/drawing/AZH.pdf', 404],
    ['/drawing/AZH-3.2x160-L170.pdf', 422],
    ['/drawing/AZH-3.2x160.svg?length=170', 422],
    ['/drawing/AZH-3.2x160.svg?length=147.255', 422],
    ['/drawing/AZH-3.2x160.svg?length=x', 400],
    ['/drawing/AZH-3.2x160.svg?length=147&tolerance=T5', 422],
    ['/thumbnail/NOPE.svg', 404],
    ['/thumbnail/AZH.png', 404],
    ['/family/AZH.svg', 404],
  ])('%s answers %d', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })
})

test('the data sheet of a cut part has its sizes with tolerances, its facts, and no price', async () => {
  const path = '/api/resources/data-sheet/AZH-3.2x160-L147.25-T50.pdf?language=en'
  const { statusCode, headers, rawPayload } = await shop.app.inject(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  expect(text).toContain('Data sheet AZH-3.2x160-L147.25-T50')
  expect(text).toMatch(/147\.25 \+0\.05\/0/)
  expect(text).toMatch(/1\.2210 115CrV3.*60 ± 2 HRC/s)
  expect(text).not.toMatch(/€|EUR/)
  expect((await get('/data-sheet/AZH.pdf')).status).toBe(404)
  expect((await get('/data-sheet/AZH-3.2x160-L170.pdf')).status).toBe(422)
})

test.each([
  ['/thumbnail/AZH.svg', 'AZH'],
  ['/family/AZ.svg', 'AZ'],
])('%s is a small picture without values', async (path, title) => {
  const { text, headers } = await get(path)
  expect(text).toContain(`<title>${title}</title>`)
  expect(text).not.toContain('<text')
  expect(headers['cache-control']).toBe('private, max-age=3600')
})

test('products of a family share the address of their picture', async () => {
  const { items } = await shop.visitor().call(catalogueEndpoints.search, { query: 'DIN 1530-1' })
  expect(items.length).toBeGreaterThan(2)
  expect(new Set(items.map(({ drawing }) => drawing))).toEqual(new Set(['/api/resources/family/AZ.svg']))
})
