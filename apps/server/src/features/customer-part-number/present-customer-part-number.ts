import { giveMachining } from '@normwerk/contract/asked-options'
import type { CustomerPartNumber } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import { formatArticle } from '../catalogue/format-article.ts'
import type { DescribedRow } from './repository/customer-part-numbers.ts'

export function presentCustomerPartNumber(row: DescribedRow, language: LanguageCode): CustomerPartNumber {
  const { article, articleNo, productNr } = row
  return {
    id: article.id,
    ownNumber: article.ownNumber,
    productDimensionId: article.dimensionId,
    articleNo,
    productNr,
    ...giveMachining(article),
    description: formatArticle(row, language),
  }
}
