import type { FamilyCode } from '@normwerk/parts/families/families'
import type { NamedFile } from '../../../database/part-columns.ts'

const root = '/api/resources'

/** Returns the path of the dimension drawing of a product or an article. */
export function drawingPath(number: string): string {
  return `${root}/drawing/${number}.svg`
}

interface Pictured {
  productNr: string
  family: FamilyCode | null
  picture: NamedFile | null
}

/**
 * Returns the path of a product's small picture: the first one of its maker, else the shop's drawing of its family. All
 * products of a family share a path, so that a page of hits loads each drawing once.
 */
export function thumbnailOf({ productNr, family, picture }: Pictured): string {
  if (picture !== null) return filePath(picture)
  return family === null ? `${root}/thumbnail/${productNr}.svg` : familyPicture(family)
}

/** Returns the path of the small picture of a family. */
export function familyPicture(family: FamilyCode): string {
  return `${root}/family/${family}.svg`
}

/** Returns the path of a product's file; it changes with the content. */
export function filePath({ hash, fileName }: NamedFile): string {
  return `${root}/file/${hash}/${encodeURIComponent(fileName)}`
}

/** Returns the path of a product's CAD file, for users with the permission. */
export function cadFilePath({ hash, fileName }: { hash: string; fileName: string }): string {
  return `${root}/cad-file/${hash}/${encodeURIComponent(fileName)}`
}
