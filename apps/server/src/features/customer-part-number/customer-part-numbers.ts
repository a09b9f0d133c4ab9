import { giveMachining, readOptions } from '@normwerk/contract/asked-options'
import { customerPartNumberEndpoints, type SetCustomerPartNumber } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerPartNumbers } from '@normwerk/contract/limits'
import { machiningOf } from '@normwerk/parts/configured-part'
import { lockByName, type Queries } from '../../database/client.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type CallContext, type Customer, checkQuota, type Dependencies } from '../../http/call.ts'
import { recogniseFormat } from '../../infrastructure/spreadsheets/recognise-format.ts'
import { recordEvent } from '../audit/record-event.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import type { Catalogue, LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { checkPart, readOfferedArticle } from '../catalogue/read-part.ts'
import { readSheets } from '../import/read-sheets.ts'
import { formatNumberedPart, type NumberedPart } from './check-parts.ts'
import { otherArticle } from './find-customer-part-number.ts'
import { importCustomerPartNumbers, maxRows } from './import-customer-part-numbers.ts'
import { countRows, deleteRow, findNumber, listRows, nameRow, readRow } from './repository/customer-part-numbers.ts'

interface Requested {
  query?: string | undefined
  page: number
  size: number
}

async function listCustomerPartNumbers(
  db: Queries,
  caller: Customer,
  { query, page, size }: Requested,
  language: LanguageCode,
) {
  const { rows, total } = await listRows(db, caller.companyId, query, { page, size })
  return { items: rows.map((row) => presentCustomerPartNumber(row, language)), page, size, total }
}

type DescribedRow = Awaited<ReturnType<typeof listRows>>['rows'][number]

function presentCustomerPartNumber(row: DescribedRow, language: LanguageCode) {
  const { article, articleNo, productNr } = row
  return {
    id: article.id,
    ownNumber: article.customerPartNumber,
    productDimensionId: article.articleId,
    articleNo,
    productNr,
    ...giveMachining(article),
    description: formatArticle(row, language),
  }
}

/** Sets the company's number of a part, which replaces the previous one; null deletes it. */
async function setCustomerPartNumber(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  catalogue: Catalogue,
  context: CallContext,
  { productDimensionId: articleId, ownNumber: customerPartNumber, ...asked }: SetCustomerPartNumber,
) {
  const { db, caller, language } = context
  const { companyId } = caller
  await lockByName(db, 'customerPartNumbersOf', companyId)
  const article = await readOfferedArticle(db, articleId)
  const requested = readOptions(asked)
  const machining = machiningOf(requested)
  const numbered = { articleId, articleNo: article.articleNo, ...machining }
  const before = await findNumber(db, companyId, numbered)
  if (customerPartNumber === null) {
    await deleteRow(db, companyId, numbered)
    await recordNumber(dependencies, context, numbered, [before, null])
    return null
  }
  checkPart(article, requested)
  const part = otherArticle(catalogue, customerPartNumber, { articleId, ...machining })
  if (part !== null) {
    const fields = { ownNumber: [{ code: 'ownNumberIsArticle', params: { part } } as const] }
    throw new AppError('ownNumberIsArticle', { fields }, { part })
  }
  const row = { companyId, articleId, ...machining, customerPartNumber }
  const created = { id: dependencies.ids.next(), createdAt: dependencies.clock.now() }
  const named = await readRow(db, await nameRow(db, { ...row, ...created }))
  checkQuota(await countRows(db, companyId), maxCustomerPartNumbers)
  await recordNumber(dependencies, context, numbered, [before, customerPartNumber])
  return named === undefined ? null : presentCustomerPartNumber(named, language)
}

async function recordNumber(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext,
  part: NumberedPart,
  [before, after]: [string | null, string | null],
): Promise<void> {
  if (before === after) return
  await recordEvent(dependencies, db, {
    action: 'customerPartNumber.changed',
    userId: caller.userId,
    companyId: caller.companyId,
    changes: { [formatNumberedPart(part)]: [before, after] },
    correlationId: request.id,
  })
}

export function customerPartNumberRoutes(bind: Bind, dependencies: Dependencies, catalogue: LiveCatalogue): void {
  bind(customerPartNumberEndpoints, {
    list: ({ db, caller, input, language }) => listCustomerPartNumbers(db, caller, input, language),
    set: (call) => setCustomerPartNumber(dependencies, catalogue.current(), call, call.input),
    import: async ({ caller, input, upload, language, request }) =>
      importCustomerPartNumbers(dependencies, catalogue.current(), await readSheets(caller.userId, upload, maxRows), {
        companyId: caller.companyId,
        userId: caller.userId,
        correlationId: request.id,
        language,
        isText: recogniseFormat(upload.content, upload.fileName, 'sheets') === 'text',
        dryRun: input.dryRun === 'true',
        onlyValid: input.onlyValid === 'true',
      }),
  })
}
