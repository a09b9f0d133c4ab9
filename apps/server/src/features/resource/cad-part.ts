import type { CadSchema } from '@normwerk/contract/resource'
import { modelArticle } from '@normwerk/geometry/model-article'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { colourOf } from '@normwerk/parts/material-colour'
import type { Dependencies } from '../../dependencies.ts'
import { awaitCad } from '../../http/await-cad.ts'
import type { CallContext } from '../../http/caller.ts'
import { FileAnswer, stepType } from '../../http/file-answer.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { sellerName } from '../document/seller-name.ts'
import { findConfigured } from './find-configured.ts'

/** Returns one part as a STEP file. */
export async function answerStep(
  { cad }: Pick<Dependencies, 'cad'>,
  { db, caller }: CallContext,
  catalogue: Catalogue,
  number: string,
  options: PartOptions,
  schema: CadSchema,
): Promise<FileAnswer> {
  const article = await findConfigured(db, catalogue, number, options)
  const { material, coating } = article.facts.row
  const shape = modelArticle(article.family, article.row.values, article.options)
  if (shape === null) throw new Error(`${article.number} has no shape`)
  const { materials, coatings } = catalogue.assortment
  const colour = colourOf(materials.get(material ?? ''), coatings.get(coating ?? ''))
  const content = await awaitCad(
    cad.part(caller.userId, {
      name: article.number,
      model: { ...shape, colour },
      schema,
      organisation: await sellerName(db),
    }),
  )
  return new FileAnswer({
    content,
    contentType: stepType,
    fileName: `${article.number}.step`,
    disposition: 'attachment',
    cacheControl: 'private, no-cache',
  })
}
