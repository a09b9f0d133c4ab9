import {
  formatConfiguredPart,
  joinOptions,
  type PartOptions,
  parseConfiguredPart,
} from '@normwerk/parts/configured-part'
import type { FamilyCode } from '@normwerk/parts/families/families'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/call.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { checkPart, findPart, type Part } from '../catalogue/read-part.ts'

/** An article with the options that its file shows. */
export interface ConfiguredArticle extends Part {
  family: FamilyCode
  options: PartOptions
  /** The number of the article with its options. */
  number: string
}

/**
 * Finds the article of a number, which may have options (`AZH-3.2x160-L147.25`). Further options may only repeat them.
 * @throws AppError if there is no such article, it has no family that draws it, or it does not offer the options
 */
export async function findConfigured(
  db: Queries,
  catalogue: Catalogue,
  number: string,
  asked: PartOptions,
): Promise<ConfiguredArticle> {
  const named = parseConfiguredPart(number)
  const options = named && joinOptions(named, asked)
  if (named === null || options === null) throw new AppError('entryNotFound')
  const part = await findPart(db, catalogue, named.articleNumber)
  if (part === null) throw new AppError('entryNotFound')
  const { row, facts } = part
  const { family } = facts.row
  if (family === null) throw new AppError('articleWithoutShape', {}, { article: row.articleNo })
  const checked = checkPart({ ...row, certificate31: facts.row.certificate31, family }, options)
  return {
    ...part,
    family,
    options: checked,
    number: formatConfiguredPart({ articleNumber: row.articleNo, ...checked }),
  }
}
