import type { cartFileEndpoints } from '@normwerk/contract/cart-file'
import type { Output } from '@normwerk/contract/endpoint'
import { findArticle } from '@normwerk/search/find-article'
import { AppError } from '../../http/app-error.ts'
import type { Tools } from '../../tools.ts'
import { addPositions } from '../cart/add-positions.ts'
import { makeSavedCart } from '../cart/create-cart.ts'
import { type Fitted, fitPositions } from '../cart/fit-position.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Shopping } from '../cart/shopping.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { type FilePosition, parseCartFile } from './cart-file.ts'

type LoadedCart = Output<typeof cartFileEndpoints.load>

/** Makes a cart of a file, beside the default one and at today's prices; tells what the shop does not sell so. */
export async function loadCart(
  tools: Tools,
  catalogue: Catalogue,
  shopping: Shopping,
  content: Buffer,
): Promise<LoadedCart> {
  const file = parseCartFile(content)
  const known = file.positions.map((position) => ({
    position,
    quantity: position.quantity ?? 1,
    productDimensionId: findArticle(catalogue.index, position.articleNo)?.id,
  }))
  const largest = tools.settings.maxQuantity
  const wishes = known.flatMap(({ position, quantity, productDimensionId }) => {
    const { changedLength, toleranceClass: tolerance, isThreeOne } = position
    const isSold = productDimensionId !== undefined && quantity <= largest
    return isSold ? [{ position, wish: { productDimensionId, quantity, changedLength, tolerance, isThreeOne } }] : []
  })
  const fitted = await fitPositions(
    shopping,
    wishes.map(({ wish }) => wish),
  )
  const parts = new Map(wishes.map(({ position }, index) => [position, fitted[index]]))

  const cartId = await makeSavedCart(tools, shopping, { ...file.header, name: file.name.trim() })
  const taken = known.flatMap(({ position }) => takePart(position, parts.get(position)))
  if (taken.length > 0) await addPositions(tools, shopping, cartId, taken)
  const skipped = known.flatMap(({ position, quantity }) => {
    const part = parts.get(position)
    if (part !== undefined && !(part instanceof AppError)) return []
    const code = part?.code ?? (quantity > largest ? 'quantityOutOfRange' : 'entryNotFound')
    return [{ articleNo: position.articleNo, quantity, code }]
  })
  return { ...(await readCart(shopping, cartId)), skipped }
}

function takePart(position: FilePosition, part: Fitted | AppError | undefined) {
  if (part === undefined || part instanceof AppError) return []
  const { commission, comment, customerOrderNumber, group } = position
  return [{ part, commission, comment, customerOrderNumber, group }]
}
