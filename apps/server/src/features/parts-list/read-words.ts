import type { RowError } from '@normwerk/contract/parts-list'
import { fillOptions, machiningOf } from '@normwerk/parts/configured-part'
import { resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import {
  isRejection,
  type PartRequest,
  type Rejection,
  type RejectionReason,
} from '@normwerk/parts/designation/part-request'
import type { FoundPart } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { resolvePartRequest } from '../catalogue/resolve-part-request.ts'
import { joinPartRequest } from './join-options.ts'
import { isNamed, type Match } from './named-part.ts'
import type { Columns } from './read-columns.ts'

/** Reads the request of a text; caches it, because a row needs it several times. */
export type ReadPartRequest = (text: string) => PartRequest | Rejection

export interface Sources {
  catalogue: Catalogue
  /** By the text of the list. */
  customerPartNumbers: ReadonlyMap<string, FoundPart>
  readPartRequest: ReadPartRequest
}

/** Rejections that say more than that the part does not exist. */
const rowErrors: Partial<Record<RejectionReason, RowError>> = {
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

/**
 * Finds the part that a text requests, as a designation or as another maker's number, together with the other cells.
 */
export function readWords({ catalogue, readPartRequest }: Sources, text: string, columns: Columns): Match {
  const partRequest = readPartRequest(text)
  const said = isRejection(partRequest) ? rejectedFor(partRequest) : resolve(catalogue, partRequest, columns)
  if (isNamed(said)) return said
  const foreign = resolveNumber(catalogue.crossReferences, text)
  if (foreign === null) return said
  const { maker, differences } = foreign.reference
  const meant = resolve(catalogue, foreign.partRequest, columns)
  return isNamed(meant) ? { ...meant, crossReference: { maker, differences } } : meant
}

function resolve(catalogue: Catalogue, partRequest: PartRequest, columns: Columns): Match {
  const joined = joinPartRequest(partRequest, columns)
  if (joined === null) return { rowError: 'contradictory' }
  const resolved = resolvePartRequest(catalogue, joined)
  if (isRejection(resolved)) return rejectedFor(resolved)
  const { articleNumber: _, alternatives, ...part } = resolved
  return {
    ...part,
    length: null,
    ...machiningOf(fillOptions(part, columns.options)),
    alternatives: alternatives.map(({ articleNumber }) => articleNumber),
    needsConfirmation: false,
    ambiguousMatch: null,
    crossReference: null,
  }
}

function rejectedFor({ refused }: Rejection): Match {
  const rowError = rowErrors[refused]
  return rowError === undefined ? null : { rowError }
}
