import type { AssessedPin } from '@normwerk/parts/assistant/assess-pin'
import { pinSizes, pinTypeFacts, pinTypeOf } from '@normwerk/parts/assistant/pin-types'
import type { Limits } from '@normwerk/parts/assistant/propose-hole'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { limitsOf } from '@normwerk/parts/tolerances/limits'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { type ConfiguredArticle, findConfigured } from '../resource/find-configured.ts'
import { pinMaterial } from './pin-material.ts'

/** The hole that is proposed for every pin: a running fit with g6 and h6. */
const holeClass = 'H7'

type Named = Limits & { text: string }

export interface FoundPin extends Omit<AssessedPin, 'fit'> {
  article: ConfiguredArticle
  fit: { pin: Named; hole: Named } | null
}

/** Finds a pin of the assistant by its number. */
export async function findPin(
  db: Queries,
  catalogue: Catalogue,
  number: string,
  options: PartOptions,
): Promise<FoundPin> {
  const article = await findConfigured(db, catalogue, number, options)
  const { row, facts, family } = article
  const type = pinTypeOf(family)
  const material = catalogue.assortment.materials.get(facts.row.material ?? '')
  const { changedLength } = article.options
  const sizes = type === undefined ? null : pinSizes(type, row.values, changedLength ?? Number(row.values.length))
  if (type === undefined || material === undefined || sizes === null) throw new AppError('entryNotFound')
  const own = row.tolerances[pinTypeFacts[type].guided]
  const pin = own === undefined ? null : known(own)
  const hole = known(limitsOf(holeClass, sizes.guided))
  return {
    article,
    type,
    sizes,
    material: pinMaterial(material),
    coating: catalogue.assortment.coatings.get(facts.row.coating ?? '') ?? null,
    isCut: changedLength !== null,
    fit: pin === null || hole === null ? null : { pin, hole },
  }
}

function known({ text, upper, lower }: ReturnType<typeof limitsOf>): Named | null {
  return upper === null || lower === null ? null : { text, upper, lower }
}
