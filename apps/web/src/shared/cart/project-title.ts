import type { ProjectRef } from '@normwerk/contract/cart'

/** Formats the name of a mould: `W-1042 B · Housing`. */
export function projectTitle({ number, revision, name }: Omit<ProjectRef, 'id'>): string {
  return `${revision === null ? number : `${number} ${revision}`} · ${name}`
}
