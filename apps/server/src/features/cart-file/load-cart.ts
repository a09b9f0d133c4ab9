import { readOptions } from '@normwerk/contract/asked-options'
import type { cartFileEndpoints } from '@normwerk/contract/cart-file'
import type { Output } from '@normwerk/contract/endpoint'
import { remarksOf } from '@normwerk/parts/remarks'
import { findArticle } from '@normwerk/search/find-article'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { addPositions, type PositionToAdd } from '../cart/add-positions.ts'
import { makeSavedCart } from '../cart/change-cart.ts'
import { readChangedCart } from '../cart/read-cart.ts'
import { type ValidatedPosition, validatePositions } from '../cart/validate-position.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { checkSettings, storeConfigurations } from '../configurator/validate-configuration.ts'
import { type CartFile, type FilePosition, parseCartFile } from './cart-file.ts'

type LoadedCart = Output<typeof cartFileEndpoints.load>

/**
 * Creates a cart from a file, beside the default one and at current prices. Reports parts that the shop does not sell.
 */
export async function loadCart(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  content: Buffer,
): Promise<LoadedCart> {
  const file = parseCartFile(content)
  const known = file.positions.map((position) => ({
    position,
    quantity: position.quantity ?? 1,
    articleId: findArticle(catalogue.index, position.articleNo)?.id,
  }))
  const isOrdered = (quantity: number) => quantity >= 1 && quantity <= dependencies.settings.maxQuantity
  const asked = known.flatMap(({ position, quantity, articleId }) => {
    if (articleId === undefined || !isOrdered(quantity)) return []
    const options = readOptions({ ...position, tolerance: position.toleranceClass })
    return [{ position, requested: { articleId, quantity, ...options } }]
  })
  const validated = await validatePositions(
    context,
    asked.map(({ requested }) => requested),
  )
  const parts = new Map(asked.map(({ position }, index) => [position, validated[index]]))

  const cartId = await makeSavedCart(dependencies, context, { ...file.header, name: file.name })
  const taken = known.flatMap(({ position }) => takePart(position, parts.get(position)))
  if (taken.length > 0)
    await addPositions(dependencies, context, cartId, await configure(dependencies, context, file, taken))
  await checkSettings(context.db, cartId)
  const skipped = known.flatMap(({ position, quantity }) => {
    const part = parts.get(position)
    if (part !== undefined && !(part instanceof AppError)) return []
    const code = part?.code ?? (isOrdered(quantity) ? 'entryNotFound' : 'quantityOutOfRange')
    return [{ articleNo: position.articleNo, quantity, code }]
  })
  return { ...(await readChangedCart(context, cartId)), skipped }
}

/** Returns positions with the configurations of their groups, without those of groups that lost all parts. */
async function configure(
  dependencies: Dependencies,
  { db }: CallContext,
  { configurations }: CartFile,
  taken: readonly ReturnType<typeof takePart>[number][],
): Promise<PositionToAdd[]> {
  const groups = new Set(taken.map(({ group }) => group))
  const stored = configurations
    .filter(({ group }) => groups.has(group))
    .map((configuration) => ({ ...configuration, id: dependencies.ids.next() }))
  const idByGroup = new Map<number | null, string>(stored.map(({ group, id }) => [group, id]))
  await storeConfigurations(
    dependencies,
    db,
    stored.map(({ id, name, settings }) => ({ id, name, settings })),
  )
  return taken.map((position) => ({ ...position, configurationId: idByGroup.get(position.group) ?? null }))
}

function takePart(position: FilePosition, part: ValidatedPosition | AppError | undefined) {
  if (part === undefined || part instanceof AppError) return []
  return [{ part, ...remarksOf(position), group: position.group }]
}
