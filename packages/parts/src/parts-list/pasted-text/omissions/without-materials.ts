import { belongsToPart, namesKind } from '../../cell-content.ts'

/** Removes the words for materials, but none for the kind of a part: `nitrided ejector pins` */
export function withoutMaterials(text: string): string {
  return text
    .split(' ')
    .filter((word) => namesKind(word) || !belongsToPart(word.replace(/[,;]$/, '')))
    .join(' ')
}

/** Removes the materials beside a kind. Keeps words of which all are also materials. */
export function kindAlone(kind: string): string {
  return withoutMaterials(kind) || kind
}
