import type { Designation } from '@normwerk/contract/search'
import type { PlainTextId } from '@normwerk/i18n/text'

/** What a text leaves open about the part. */
export type Open = Exclude<Designation['assumed'][number], 'quantity'>

interface Texts {
  /** Why it was assumed, as a sentence. */
  reason: PlainTextId
  /** What was assumed, in two or three words. */
  brief: PlainTextId
}

const texts = {
  material: { reason: 'catalogue.designation.materialReason', brief: 'catalogue.designation.materialBrief' },
  length: { reason: 'catalogue.designation.lengthReason', brief: 'catalogue.designation.lengthBrief' },
  toleranceClass: { reason: 'catalogue.designation.toleranceReason', brief: 'catalogue.designation.toleranceBrief' },
} satisfies Record<string, Texts>

const sizeTexts: Texts = { reason: 'catalogue.designation.sizeReason', brief: 'catalogue.designation.sizeBrief' }

/** Returns the texts for what a row or a search leaves open; every other key is a size. */
export function textsOfAssumption(open: Open): Texts {
  return isListed(open) ? texts[open] : sizeTexts
}

function isListed(open: Open): open is keyof typeof texts {
  return Object.hasOwn(texts, open)
}
