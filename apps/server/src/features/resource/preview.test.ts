import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareApp } from '../../testing/start-app.ts'

const shop = await shareApp()
const read = (path: string) => shop.app.inject({ url: `/api/resources/preview${path}` })

test('a product and its category have the same picture, of the size that programs want', async () => {
  const visitor = shop.visitor()
  const product = await visitor.call(catalogueEndpoints.readByNumber, { productNr: 'AZH' })
  const categories = await visitor.call(catalogueEndpoints.subCategories, {})
  const category = categories.find(({ id }) => id === product.categoryId)
  const [ofProduct, ofCategory] = [await read('/product/AZH.png'), await read(`/category/${category?.slug}.png`)]
  expect(ofProduct.headers).toMatchObject({ 'content-type': 'image/png', etag: ofCategory.headers.etag })
  const { width, height, format } = await sharp(ofProduct.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  // Lines on white, so most of it is white and some of it is dark.
  const { channels } = await sharp(ofProduct.rawPayload).stats()
  expect(channels[0]?.mean).toBeGreaterThan(200)
  expect(channels[0]?.min).toBeLessThan(80)
})

test.each(['/product/NOPE.png', '/product/AZH.svg', '/category/AZH.png', '/article/AZH-3.2x160.png'])(
  '%s does not exist',
  async (path) => {
    expect((await read(path)).statusCode).toBe(404)
  },
)
