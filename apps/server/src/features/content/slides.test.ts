import { auditEndpoints } from '@normwerk/contract/audit'
import { Slide, slideEndpoints } from '@normwerk/contract/content/slide'
import { type ChangeSlide, slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import { maxSlides } from '@normwerk/contract/limits'
import { Problem } from '@normwerk/contract/problem'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pictureFiles, pictures, slides } from '../../database/tables/content.ts'
import { purgeExpired } from '../../housekeeping.ts'
import { aUser } from '../../testing/builders.ts'
import { aPhoto, aPngBomb, picture } from '../../testing/files/photos.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const ofShop = { params: { product: 'normwerk' } }
const day = 24 * 60 * 60 * 1000

const now = new Date('2026-11-01T08:00:00Z')
let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => now } })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())
beforeEach(() => shop.dependencies.database.delete(slides))

const add = () => staff.call(slideEditingEndpoints.add, undefined, ofShop)
const at = (slideId: string) => ({ params: { ...ofShop.params, slideId } })
const change = (id: string, input: z.input<typeof ChangeSlide>) =>
  staff.call(slideEditingEndpoints.change, input, at(id))
const rejected = (id: string, input: object) => staff.rejected(slideEditingEndpoints.change, input, at(id))
const readIn = (lang?: string) =>
  shop.visitor().call(slideEndpoints.list, lang === undefined ? {} : { lang: lang as 'de' }, ofShop)
const upload = (id: string, content: Buffer, fields: Record<string, string> = {}) =>
  staff.upload(`/api/normwerk/slides/image/${id}`, { name: 'photo.jpg', content }, fields, {}, 'PUT')

const german = {
  languageCode: 'de',
  imageText1: 'Auswerferstifte nach Maß',
  imageText2: 'Auf 0,01 mm gekürzt',
  buttonText: 'Ansehen',
  buttonUrl: '/category/ejector-pins',
} as const
const english = { ...german, languageCode: 'en', imageText1: 'Ejector pins cut to length' } as const

describe('a slide', () => {
  test('starts hidden, behind the others, with one empty text and no picture', async () => {
    const slide = await add()
    const empty = { imageText1: null, imageText2: null, buttonText: null, buttonUrl: null }
    const landingPageTexts = [{ languageCode: 'de', ...empty }]
    expect(slide).toEqual({ id: slide.id, sortIndex: 999, isHidden: true, landingPageTexts, image: null })
    expect(await readIn()).toEqual([])
    expect(await staff.call(slideEditingEndpoints.listAll, undefined, ofShop)).toEqual([slide])
  })

  test('is read in the language of each reader, else in English', async () => {
    const { id } = await add()
    const changed = await change(id, { isHidden: false, landingPageTexts: [german, english] })
    expect(changed).toMatchObject({ sortIndex: 999, isHidden: false, landingPageTexts: [german, english] })
    for (const [lang, shown] of [
      ['de', german],
      ['en', english],
      ['pt-pt', english],
      ['si', english],
    ] as const)
      expect(await readIn(lang)).toEqual([{ ...changed, landingPageTexts: [shown] }])
    const inHeader = await shop
      .visitor()
      .call(slideEndpoints.list, {}, { ...ofShop, headers: { 'accept-language': 'en' } })
    expect(inHeader[0]?.landingPageTexts).toEqual([english])
  })

  test('in Portuguese is written and read under both codes', async () => {
    const { id } = await add()
    await change(id, { isHidden: false, landingPageTexts: [{ ...german, languageCode: 'pt-pt' }] })
    for (const lang of ['pt', 'pt-pt']) expect((await readIn(lang))[0]?.landingPageTexts[0]?.languageCode).toBe('pt')
  })

  test('keeps what a change does not name, and empty texts are none', async () => {
    const { id } = await add()
    await change(id, { landingPageTexts: [german] })
    const moved = await change(id, { sortIndex: 3 })
    expect(moved).toMatchObject({ sortIndex: 3, isHidden: true, landingPageTexts: [german] })
    const emptied = { ...german, imageText2: ' ', buttonText: '', buttonUrl: null }
    const { landingPageTexts } = await change(id, { landingPageTexts: [emptied] })
    expect(landingPageTexts).toEqual([{ ...german, imageText2: null, buttonText: null, buttonUrl: null }])
  })

  test.each<[string, object]>([
    ['landingPageTexts.0.buttonUrl', { buttonUrl: 'javascript:alert(1)' }],
    ['landingPageTexts.0.buttonUrl', { buttonUrl: '//evil.example' }],
    ['landingPageTexts.0.buttonUrl', { buttonUrl: null }],
    ['landingPageTexts.0.buttonText', { buttonText: '' }],
    ['landingPageTexts.0.imageText1', { imageText1: 'x'.repeat(81) }],
    ['landingPageTexts.0.imageText1', { imageText1: 'two\nlines' }],
    ['landingPageTexts.0.languageCode', { languageCode: 'xx' }],
    ['landingPageTexts.0.html', { html: '<b>' }],
  ])('with an invalid %s is rejected and not changed: %j', async (path, wrong) => {
    const { id } = await add()
    const rejection = await rejected(id, { isHidden: false, landingPageTexts: [{ ...german, ...wrong }] })
    expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
    expect(Object.keys(rejection.fields ?? {})).toEqual([path])
    expect(await readIn()).toEqual([])
  })

  test.each([{ sortIndex: -1 }, { sortIndex: 1.5 }, { landingPageTexts: [german, german] }, { image: null }])(
    'is not changed by %j',
    async (input) => {
      const { id } = await add()
      expect(await rejected(id, input)).toMatchObject({ status: 400 })
    },
  )

  test('keeps a text with markup as the text that it is', async () => {
    const imageText1 = '<img src=x onerror=alert(1)>'
    const { id } = await add()
    await change(id, { isHidden: false, landingPageTexts: [{ ...german, imageText1 }] })
    expect((await readIn())[0]?.landingPageTexts[0]?.imageText1).toBe(imageText1)
  })

  test('of another product does not exist', async () => {
    const { id } = await add()
    const params = { product: 'other', slideId: id, id }
    for (const endpoint of Object.values({ ...slideEndpoints, ...slideEditingEndpoints }).filter(
      (endpoint) => !('upload' in endpoint),
    )) {
      const input = endpoint === slideEditingEndpoints.order ? { slideIds: [] } : {}
      expect(await staff.rejected(endpoint, input, { params })).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })
})

test('slides are ordered, and those that are left out come last', async () => {
  const [first, second, third] = [await add(), await add(), await add()]
  await staff.call(slideEditingEndpoints.order, { slideIds: [third.id, first.id] }, ofShop)
  const ordered = await staff.call(slideEditingEndpoints.listAll, undefined, ofShop)
  expect(ordered.map(({ id, sortIndex }) => [id, sortIndex])).toEqual([
    [third.id, 1],
    [first.id, 2],
    [second.id, 3],
  ])
})

test('there are only so many, also when several are added at once', async () => {
  for (let count = 0; count < maxSlides - 1; count++) await add()
  const both = await Promise.all([1, 2].map(() => staff.send('POST', '/api/normwerk/slides')))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await staff.rejected(slideEditingEndpoints.add, undefined, ofShop)).toMatchObject({ code: 'tooManyEntries' })
})

test('each change is in the log of the staff once', async () => {
  const { id } = await add()
  const readChanges = () => staff.call(auditEndpoints.listAll, { action: 'slide.changed' })
  const { total } = await readChanges()
  for (let time = 0; time < 2; time++) await change(id, { isHidden: false, landingPageTexts: [german] })
  await staff.call(slideEditingEndpoints.delete, undefined, { params: { ...ofShop.params, id } })
  const texts = 'de: Auswerferstifte nach Maß · Auf 0,01 mm gekürzt · Ansehen · /category/ejector-pins'
  const changed = await readChanges()
  expect(changed.total).toBe(total + 1)
  expect(changed.items[0]?.changes).toContainEqual({ field: 'texts', before: [], after: [texts] })
  const deleted = await staff.call(auditEndpoints.listAll, { action: 'slide.deleted' })
  expect(deleted.items[0]?.changes).toEqual([{ field: 'texts', before: [texts], after: null }])
})

describe('a picture', () => {
  test('is cut, encoded anew without its metadata, served for ever, and purged when nothing shows it', async () => {
    const { id } = await add()
    // What follows the picture would be a page or an archive for another program.
    const polyglot = Buffer.concat([await aPhoto(1600, 1200), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const answer = await upload(id, polyglot, { left: '0.25', top: '0.1', width: '0.6', height: '0.45' })
    expect(answer.status, answer.text).toBe(200)
    const { image } = z.parse(Slide, JSON.parse(answer.text))
    expect(image).toMatchObject({ width: 960, height: 540, widths: [480, 960] })
    for (const [format, type] of Object.entries({ avif: 'heif', webp: 'webp', jpeg: 'jpeg' })) {
      const url = `${image?.path}/480.${format}`
      const file = await shop.app.inject({ url })
      expect(file.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const head = await sharp(file.rawPayload).metadata()
      expect(head).toMatchObject({ format: type, width: 480, height: 270 })
      expect(head.exif).toBeUndefined()
      expect(file.rawPayload.includes('script')).toBe(false)
    }
    for (const file of ['480.png', '640.avif', 'x', '480.avif.webp', '480'])
      expect((await shop.visitor().send('GET', `${image?.path}/${file}`)).status).toBe(404)

    const createdAt = new Date(now.getTime() - 2 * day)
    await shop.dependencies.database.update(pictures).set({ createdAt })
    await purgeExpired(shop.dependencies)
    expect(await shop.dependencies.database.$count(pictureFiles)).toBe(6)
    await staff.call(slideEditingEndpoints.delete, undefined, { params: { ...ofShop.params, id } })
    await purgeExpired(shop.dependencies)
    expect(await shop.dependencies.database.$count(pictures)).toBe(0)
    expect(await shop.dependencies.database.$count(pictureFiles)).toBe(0)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'
  const bad: [what: string, code: string, content: () => Promise<Buffer> | Buffer][] = [
    ['an SVG', 'pictureFormat', () => Buffer.from(svg)],
    ['half a picture', 'pictureDamaged', async () => (await aPhoto(960, 540)).subarray(0, 1500)],
  ]
  const worse: typeof bad = [
    ['an animated GIF', 'pictureFormat', () => picture(600, 600).gif().toBuffer()],
    ['40 megapixels', 'pictureTooLarge', () => aPngBomb(8000, 5000)],
    ['a bomb', 'pictureTooLarge', () => aPngBomb(60_000, 60_000)],
    ['a bomb of a size that is allowed', 'pictureDamaged', () => aPngBomb(5000, 5000)],
    ['a page', 'pictureFormat', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF that begins like a script', 'pictureFormat', () => Buffer.from('GIF89a=1;alert(1)')],
    ['a TIFF', 'pictureFormat', () => picture(600, 600).tiff().toBuffer()],
    ['a PDF', 'pictureFormat', () => Buffer.from('%PDF-1.7\n')],
    ['nothing', 'pictureDamaged', () => Buffer.alloc(0)],
    ['a small picture', 'pictureTooSmall', () => aPhoto(479, 400)],
  ]
  const rejects = async (_what: string, code: string, content: () => Promise<Buffer> | Buffer) => {
    const { id } = await add()
    const answer = await upload(id, await content())
    const problem = z.parse(Problem, JSON.parse(answer.text))
    expect(problem).toMatchObject({ status: 422, code: 'errorImageUpload', fields: { file: [{ code: code }] } })
    expect((await staff.call(slideEditingEndpoints.listAll, undefined, ofShop))[0]?.image).toBeNull()
  }
  test.each(bad)('of %s is rejected: %s', rejects)
  test.each(worse)('of %s is rejected: %s', { tags: ['release'] }, rejects)

  test('shows the first frame of an animation, upright', { tags: ['release'] }, async () => {
    const frames = [await picture(960, 540).png().toBuffer(), await picture(960, 540).negate().png().toBuffer()]
    const { id } = await add()
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await upload(id, animation)).status).toBe(200)
    const turned = await picture(540, 960).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { image } = z.parse(Slide, JSON.parse((await upload(id, turned)).text))
    expect(image).toMatchObject({ width: 960, height: 540 })
  })

  test.each([{ left: '2' }, { left: '-1' }, { width: '' }, { zoom: '1' }, { top: 'NaN' }])(
    'with the part %j is rejected',
    async (fields) => {
      const { id } = await add()
      expect((await upload(id, Buffer.from('x'), fields as Record<string, string>)).status).toBe(400)
    },
  )

  test('of an unknown slide is rejected', async () => {
    expect((await upload('01890000-0000-7000-8000-000000000000', Buffer.from('x'))).status).toBe(404)
    expect((await upload('x', Buffer.from('x'))).status).toBe(404)
  })
})
