import { giveMachining, readOptions } from '@normwerk/contract/asked-options'
import type { AddConfiguration, QuotedConfiguration } from '@normwerk/contract/configurator'
import { fillOptions, machiningKeys } from '@normwerk/parts/configured-part'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError, type CallContext, type Dependencies, type FieldErrors } from '../../http/call.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import type { Settings } from '../../settings.ts'
import { type RequestedPosition, type ValidatedPosition, validatePositions } from '../cart/validate-position.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { leadTimeOf, presentPrice } from '../catalogue/price-part.ts'
import { checkQuantity, readPricedParts } from '../catalogue/read-part.ts'
import { findNumber } from '../catalogue/search/find-number.ts'
import { checkMouldBase } from './group-files.ts'
import { insertConfigurations, measureSettings } from './repository/configurations.ts'

interface ValidatedConfiguration {
  parts: ValidatedPosition[]
  configurationId: string
}

/** Validates the parts of a configuration and stores its settings. */
export async function validateConfiguration(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { articles, easyKatConfig, configurationName }: Omit<AddConfiguration, 'optionalCartId'>,
): Promise<ValidatedConfiguration> {
  checkMouldBase(easyKatConfig)
  const parts = await validateArticles(dependencies.settings, catalogue, context, articles)
  const configurationId = dependencies.ids.next()
  const stored = { id: configurationId, name: configurationName, settings: easyKatConfig }
  await storeConfigurations(dependencies, context.db, [stored])
  return { parts, configurationId }
}

type Article = AddConfiguration['articles'][number]

/** Returns the parts of a configuration by their numbers, or rejects with the errors of all invalid ones. */
async function validateArticles(
  settings: Settings,
  catalogue: Catalogue,
  context: CallContext,
  articles: readonly Article[],
): Promise<ValidatedPosition[]> {
  const partRequests = articles.map((article) => attempt(() => readArticle(settings, catalogue, article)))
  const known = partRequests.flatMap((partRequest) => (partRequest instanceof AppError ? [] : partRequest))
  const validated = (await validatePositions(context, known)).values()
  const parts = partRequests.map((partRequest) =>
    partRequest instanceof AppError ? partRequest : validated.next().value,
  )
  const fieldErrors = parts.flatMap((part, index) => (part instanceof AppError ? [{ index, error: part }] : []))
  const [first] = fieldErrors
  if (first === undefined) return parts.flatMap((part) => (part === undefined || part instanceof AppError ? [] : part))
  throw first.error.withFields(Object.fromEntries(fieldErrors.map(({ index, error }) => placeError(index, error))))
}

function attempt<Result>(work: () => Result): Result | AppError {
  try {
    return work()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** The number names exactly that article; further options may only repeat what it says. */
function readArticle(settings: Settings, catalogue: Catalogue, article: Article): RequestedPosition {
  const quantity = checkQuantity(article.quantity, settings)
  const part = findNumber(catalogue, article.articleNo)
  if (part === null || part === 'unknown') throw new AppError('entryNotFound')
  const beside = readOptions(article)
  const [number, others] = [giveMachining(part), giveMachining(beside)]
  const field = machiningKeys.find((key) => number[key] !== null && others[key] !== null && number[key] !== others[key])
  if (field !== undefined) throw new AppError('validationFailed', { fields: { [field]: [{ code: 'invalid' }] } })
  return { ...part, ...fillOptions(part, beside), quantity }
}

/** Options are part of the number. */
function placeError(index: number, { code, details }: AppError): [path: string, fieldErrors: FieldErrors[string]] {
  const own = (['quantity', ...machiningKeys] as const).find((field) => details.fields?.[field])
  return [`articles.${index}.${own ?? 'articleNo'}`, (own && details.fields?.[own]) ?? [{ code }]]
}

export interface StoredConfiguration {
  id: string
  name: string
  settings: Record<string, unknown>
}

/** Stores the settings of configurations before their positions are added. */
export function storeConfigurations(
  { clock }: { clock: Clock },
  db: Queries,
  configurations: readonly StoredConfiguration[],
): Promise<void> {
  const createdAt = clock.now()
  return insertConfigurations(
    db,
    configurations.map((configuration) => ({ ...configuration, createdAt })),
  )
}

/** Limit for all groups of a cart, bytes: its file is read into memory, and needs space for the positions too. */
const maxBytes = 4_000_000

/** Rejects a cart whose configurations are too large for a cart file. */
export async function checkSettings(db: Queries, cartId: string): Promise<void> {
  if ((await measureSettings(db, cartId)) > maxBytes) throw new AppError('cartTooLarge')
}

/** Prices the articles of a configuration, as the cart would show them. */
export async function quoteConfiguration(
  { settings }: Pick<Dependencies, 'settings'>,
  catalogue: Catalogue,
  context: CallContext,
  { articles }: Pick<AddConfiguration, 'articles'>,
): Promise<QuotedConfiguration> {
  const parts = await validateArticles(settings, catalogue, context, articles)
  const ids = parts.map(({ articleId }) => articleId)
  const rows = await readPricedParts(context.db, context.caller.companyId, ids)
  const quoted = parts.map((part) => {
    const row = rows.get(part.articleId)
    if (row === undefined) throw new AppError('entryNotFound')
    const { articleNo, availability } = row
    return {
      articleNo,
      totalPrice: presentPrice(part.totalPrice),
      availability,
      leadTimeDays: leadTimeOf(row, part),
    }
  })
  const leadTimeDays = Math.max(...quoted.map((article) => article.leadTimeDays))
  return {
    articles: quoted,
    totalPrice: formatMoney(parts.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0)),
    leadTimeDays,
    shipDate: context.shipDateAfter(leadTimeDays),
  }
}
