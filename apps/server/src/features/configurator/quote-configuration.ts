import type { AddConfiguration, QuotedConfiguration } from '@normwerk/contract/configurator'
import { formatMoney } from '@normwerk/pricing/money'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { leadTimeOf, presentPrice } from '../catalogue/price-part.ts'
import { readPricedParts } from '../catalogue/read-part.ts'
import { validateArticles } from './validate-configuration.ts'

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
