import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { newsEndpoints } from '@normwerk/contract/content/news'
import { type Slide, slideEndpoints } from '@normwerk/contract/content/slide'
// Its types describe the session of the browser.
import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { type FakeServer, startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'

function slide(heading: string, buttonUrl: string): Slide {
  const words = { imageText1: heading, imageText2: null, buttonText: `Open ${heading}`, buttonUrl }
  const id = `01890000-0000-7000-8000-00000000000${heading.length}`
  return { id, sortIndex: 1, isHidden: false, landingPageTexts: [{ languageCode: 'en', ...words }], image: null }
}

const slides = [
  slide('Pins', '/info/terms'),
  slide('Sleeves', 'https://example.com/a'),
  slide('Plates', '/search?q=PL'),
]

let server: FakeServer

beforeEach(() => {
  server = startFakeServer()
  server.answer(catalogueEndpoints.mainCategories, () => [])
  server.answer(catalogueEndpoints.subCategories, () => [])
  server.answer(catalogueEndpoints.randomDeals, () => [])
  server.answer(newsEndpoints.list, () => [])
  server.answer(catalogueEndpoints.readNew, () => ({ productNrs: [] }))
  server.answer(catalogueEndpoints.readHighlighted, () => ({ productNrs: [] }))
  // A page behind others does not scroll smoothly, and tests run beside each other.
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, place: unknown) {
    if (typeof place === 'object' && place !== null && 'left' in place) this.scrollLeft = Number(place.left)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await prefer('reduce')
})

const open = async (shown: Slide[]) => {
  server.answer(slideEndpoints.list, () => shown)
  await openShop('/', server, null)
}
const carousel = page.getByRole('region', { name: 'Highlights' })

const prefer = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

test('slides stay where they are if the visitor prefers less motion', async () => {
  await open(slides)
  await expect.element(carousel.getByRole('button', { name: 'Resume the rotation' })).toBeVisible()
})

test('slides are turned by buttons, round and round, which ends the turning', async () => {
  await prefer('no-preference')
  await open(slides)
  await expect.element(carousel.getByRole('button', { name: 'Stop the rotation' })).toBeVisible()
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect.element(carousel.getByText('3 of 3', { exact: true })).toBeVisible()
  await expect.element(carousel.getByRole('link', { name: 'Open Plates' })).toBeInViewport()
  await expect.element(carousel.getByRole('button', { name: 'Resume the rotation' })).toBeVisible()
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect.element(carousel.getByText('1 of 3', { exact: true })).toBeVisible()
})

test('each link leads where its slide says, and the keyboard brings its slide into view', async () => {
  await open(slides)
  await expect.element(carousel).toBeVisible()
  const links = carousel.getByRole('link').all()
  const targets = links.map((link) => link.element().getAttribute('href'))
  expect(targets).toEqual(['/info/terms', 'https://example.com/a', '/search?q=PL'])
  carousel.getByRole('link', { name: 'Open Pins' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(carousel.getByText('2 of 3', { exact: true })).toBeVisible()
})

test('a single slide has nothing to turn', async () => {
  await open(slides.slice(0, 1))
  await expect.element(carousel.getByRole('heading', { name: 'Pins' })).toBeVisible()
  expect(carousel.getByRole('button').all()).toHaveLength(0)
})

test('a slide without a text is left out', async () => {
  await open([{ ...slide('Pins', '/'), landingPageTexts: [] }])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(carousel.all()).toHaveLength(0)
})
