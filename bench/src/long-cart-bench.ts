import { maxPositions } from '@normwerk/contract/cart'
import * as z from 'zod/mini'
import { type Buyer, signIn } from './buyer.ts'
import type { Ratio } from './measure.ts'
import { withOpenShop } from './shop.ts'
import { type Stall, stepLine, type WatchedShop, watchedEnvironment, watchShop } from './watch-shop.ts'

const rounds = 3
/** All other calls wait for a step of one call. */
const maxStepMs = 200
/** As large as an upload may be, with the rest of its form. */
const fileBytes = 9.9 * 1024 * 1024

/** Measures the longest step of the event loop while a buyer works with the longest cart and the largest tables. */
export function bench(): Promise<Ratio[]> {
  return withOpenShop(async ({ shop, databaseUrl, pool }) => {
    const { rows } = await pool.query<{ article_no: string }>('select article_no from articles order by id limit $1', [
      maxPositions,
    ])
    const numbers = rows.map((row) => row.article_no)
    const buyer = await signIn(shop.address, 'buyer')
    const cartFile = await writeCartFile(buyer, numbers)
    return await watchShop(shop, databaseUrl, (watched) => measureSteps(watched, buyer, cartFile))
  }, watchedEnvironment)
}

const Cart = z.object({ id: z.string() })
const CartFile = z.looseObject({ positions: z.array(z.looseObject({})) })

/** Makes the file of a cart with these articles, each with a long comment. */
async function writeCartFile(buyer: Buyer, [first, ...others]: string[]): Promise<string> {
  await buyer.call('POST', '/api/cart/position/direct', { abmessungsNr: first, quantity: 1 })
  const { id } = z.parse(Cart, await buyer.call('GET', '/api/cart/default'))
  const file = z.parse(CartFile, await buyer.call('GET', `/api/cart/save/${id}`))
  const [position] = file.positions
  const more = others.map((articleNo) => ({ ...position, articleNo, comment: 'x'.repeat(300) }))
  return JSON.stringify({ ...file, positions: [...file.positions, ...more] })
}

async function measureSteps(watched: WatchedShop, buyer: Buyer, cartFile: string): Promise<Ratio[]> {
  const load = () => buyer.call('POST', '/api/cart/load', formWith('cart.normwerk', cartFile))
  // Too much text and quotation marks alone are rejected, but only after they were read.
  const read = (content: string) => () =>
    buyer.call('POST', '/api/cart/import/file', formWith('list.csv', content)).catch(() => null)
  const { id } = z.parse(Cart, await load())
  const works: [string, () => Promise<unknown>][] = [
    [`loading a cart of ${maxPositions}`, load],
    [`reading a cart of ${maxPositions}`, () => buyer.call('GET', `/api/cart/${id}`)],
    [`copying a cart of ${maxPositions}`, () => buyer.call('POST', '/api/cart', { name: 'Copy', fromCartId: id })],
    [`saving a cart of ${maxPositions}`, () => buyer.call('GET', `/api/cart/save/${id}`)],
    [
      `changing the header of a cart of ${maxPositions}`,
      () => buyer.call('PUT', '/api/cart', { cartId: id, comment: `${performance.now()}` }),
    ],
    ['csv of 9.9 MB', read(longTable)],
    ['csv of 16,000 columns', read(`${'a;'.repeat(16_000)}\n${'1;'.repeat(16_000)}`)],
    ['csv of 9.9 MB of quotation marks', read('"'.repeat(fileBytes))],
  ]
  const lines: Ratio[] = []
  for (const [what, work] of works) {
    const stalls: Stall[] = []
    for (let round = 0; round < rounds; round++) stalls.push(await watched.follow(work))
    lines.push(stepLine(what, stalls, maxStepMs))
  }
  return lines
}

const cell = 'x'.repeat(240)
const longTable = `Artikel;Menge;${'Text;'.repeat(20)}\n${`AZH-6x200;1;${`${cell};`.repeat(20)}\n`.repeat(1990)}`

function formWith(name: string, content: string): FormData {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  return form
}
