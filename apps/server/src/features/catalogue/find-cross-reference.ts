import { type CrossReference, resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import type { Rejection } from '@normwerk/parts/designation/part-request'
import type { Catalogue } from './live-catalogue.ts'
import { type ResolvedPart, resolvePartRequest } from './resolve-part-request.ts'

/** Finds the shop's part for another maker's number, or the reason why there is none; null if it is no such number. */
export function findCrossReference(
  catalogue: Catalogue,
  text: string,
): { reference: CrossReference; resolved: ResolvedPart | Rejection } | null {
  const found = resolveNumber(catalogue.crossReferences, text)
  return found && { reference: found.reference, resolved: resolvePartRequest(catalogue, found.partRequest) }
}
