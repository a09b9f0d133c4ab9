import { parse } from 'node:path'
import type { CadSchema } from '@normwerk/contract/resource'
import { modelArticle } from '@normwerk/geometry/model-article'
import { type PartOptions, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { colourOf } from '@normwerk/parts/material-colour'
import { awaitCad } from '../../http/answers/await-cad.ts'
import { FileAnswer, glbType, stepType } from '../../http/answers/file-answer.ts'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { sellerName } from '../document/seller.ts'
import { findConfigured } from './drawings.ts'

/** A file name ends with one of these. */
export const cadFormats = ['step', 'glb'] as const
export type CadFormat = (typeof cadFormats)[number]

/**
 * Returns one part as a CAD file.
 * @param signal ends the waiting when the client has disconnected
 * @param schema of a STEP file
 */
export async function answerCad(
  { cad }: Pick<Dependencies, 'cad'>,
  { db, caller, signal }: CallContext & { signal: AbortSignal },
  catalogue: Catalogue,
  { number, format, schema }: { number: string; format: CadFormat; schema: CadSchema },
  options: PartOptions,
): Promise<FileAnswer> {
  const article = await findConfigured(db, catalogue, number, options)
  const { material, coating } = article.facts.row
  const shape = modelArticle(article.family, article.row.values, article.options)
  if (shape === null) throw new AppError('articleWithoutShape', {}, { article: article.number })
  const { materials, coatings } = catalogue.assortment
  const { dimensions, ...placed } = shape
  const model = { ...placed, colour: colourOf(materials.get(material ?? ''), coatings.get(coating ?? '')) }
  const name = article.number
  const content = await awaitCad(
    format === 'glb'
      ? cad.mesh(caller.userId, { ...model, name, dimensions }, signal)
      : cad.part(caller.userId, { name, model, schema, organisation: await sellerName(db) }, signal),
  )
  return new FileAnswer({
    content,
    contentType: format === 'glb' ? glbType : stepType,
    fileName: `${name}.${format}`,
    disposition: 'attachment',
    cacheControl: 'private, no-cache',
  })
}

/** Returns the name of the file of the article that a part is made from: `AZH-6x200-L150.step` gives `AZH-6x200.step`. */
export function nameOfStock(fileName: string): string {
  const { name, ext } = parse(fileName)
  return `${parseConfiguredPart(name)?.articleNumber ?? name}${ext}`
}
