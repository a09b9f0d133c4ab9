import type { OwnPart } from './repository.ts'

/** The same for the same part. */
export function keyOf({ dimensionId, changedLength }: OwnPart): string {
  return `${dimensionId} ${changedLength ?? ''}`
}
