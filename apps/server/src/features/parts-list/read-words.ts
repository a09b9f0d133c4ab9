import type { RowFault } from '@normwerk/contract/parts-list'
import { fillOptions, machiningOf } from '@normwerk/parts/configured-part'
import { resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import { isRefusal, type Refusal, type RefusalReason, type Wish } from '@normwerk/parts/designation/wish'
import type { FoundPart } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { resolveWish } from '../catalogue/resolve-wish.ts'
import { joinWish } from './join-options.ts'
import { isNamed, type Naming } from './named-part.ts'
import type { Columns } from './read-columns.ts'

/** What words ask for; keeps it, as a row is asked several times. */
export type ReadWish = (text: string) => Wish | Refusal

export interface Sources {
  catalogue: Catalogue
  /** By the text of the list. */
  ownNumbers: ReadonlyMap<string, FoundPart>
  readWish: ReadWish
}

/** Refusals that say more than that the part is not there. */
const faults: Partial<Record<RefusalReason, RowFault>> = {
  lengthTooShort: 'lengthOutOfRange',
  lengthTooLong: 'lengthOutOfRange',
  notTrimmable: 'lengthOutOfRange',
  lengthStep: 'lengthStep',
  toleranceUnknown: 'toleranceNotOffered',
  toleranceNotHeld: 'toleranceNotOffered',
  certificateNotOffered: 'certificateNotOffered',
  familyContradictory: 'contradictory',
  sizesContradictory: 'contradictory',
  materialContradictory: 'contradictory',
}

/** The part that words ask for, in ours or as another maker's number, with what the cells beside them say. */
export function readWords({ catalogue, readWish }: Sources, text: string, columns: Columns): Naming {
  const wish = readWish(text)
  const said = isRefusal(wish) ? refusedFor(wish) : resolve(catalogue, wish, columns)
  if (isNamed(said)) return said
  const foreign = resolveNumber(catalogue.crossReferences, text)
  if (foreign === null) return said
  const { maker, differences } = foreign.reference
  const meant = resolve(catalogue, foreign.wish, columns)
  return isNamed(meant) ? { ...meant, crossReference: { maker, differences } } : meant
}

function resolve(catalogue: Catalogue, wish: Wish, columns: Columns): Naming {
  const joined = joinWish(wish, columns)
  if (joined === null) return { fault: 'contradictory' }
  const resolved = resolveWish(catalogue, joined)
  if (isRefusal(resolved)) return refusedFor(resolved)
  const { articleNumber: _, alternatives, ...part } = resolved
  return {
    ...part,
    length: null,
    ...machiningOf(fillOptions(part, columns.options)),
    alternatives: alternatives.map(({ articleNumber }) => articleNumber),
    isDoubtful: false,
    namesake: null,
    crossReference: null,
  }
}

function refusedFor({ refused }: Refusal): Naming {
  const fault = faults[refused]
  return fault === undefined ? null : { fault }
}
