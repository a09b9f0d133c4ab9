import type { LanguageCode } from '@normwerk/contract/language'
import { convertInches } from '@normwerk/parts/designation/convert-inches'
import { isRejection } from '@normwerk/parts/designation/part-request'
import { namesStandard } from '@normwerk/parts/parts-list/cell-content'
import type { ShopSources } from '../name-text.ts'
import { areUnsold } from './read-general.ts'
import { nearestTo } from './suggest-parts.ts'

/** Why a text means nothing of ours. */
export interface Rejection {
  /** A standard that the shop knows, but of which it sells no parts. */
  unsoldStandard?: string
  /** The name of a part that the shop knows, but of which it sells none. */
  unsoldPart?: string
  /** The parts that come nearest to sizes in inches. */
  nearestInMetric?: string[]
}

const maxNearest = 2

/** Finds the reason why none of the texts names a part of ours; null if there is no such reason. */
export function findRejection(
  sources: ShopSources,
  texts: readonly string[],
  language: LanguageCode,
): Rejection | null {
  for (const text of texts) {
    const unsoldStandard = namesStandard(text) ? sources.catalogue.skimSearchText(text).unsoldStandard : null
    if (unsoldStandard !== null) return { unsoldStandard }
    const nearestInMetric = findInMetric(sources, text)
    if (nearestInMetric !== null) return { nearestInMetric }
    const unsoldPart = nameUnsoldPart(sources, text, language)
    if (unsoldPart !== null) return { unsoldPart }
  }
  return null
}

/** Finds the parts that come nearest to the sizes of a text in inches; null if it has none in inches. */
export function findInMetric({ catalogue, readPartRequest }: ShopSources, text: string): string[] | null {
  const read = readPartRequest(text)
  if (!isRejection(read) || read.rejected !== 'inches') return null
  const metric = readPartRequest(convertInches(text))
  // Sizes alone may be those of several families, of which the most usual one comes first.
  const partRequests = isRejection(metric) ? (metric.bySizes ?? metric.proposals ?? []) : [metric]
  const near = partRequests.flatMap((each) => nearestTo(catalogue, each, 0))
  return near.slice(0, maxNearest).map(({ articleNo }) => articleNo)
}

function nameUnsoldPart({ catalogue }: ShopSources, text: string, language: LanguageCode): string | null {
  const { names } = catalogue.unsoldPartsIn(text)
  return areUnsold(catalogue, names, language) ? catalogue.leaveOutSizes(text) : null
}
