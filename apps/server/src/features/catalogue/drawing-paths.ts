import type { NamedFile } from '../../database/part-columns.ts'

const root = '/api/resources'

/** Where the dimension drawing of a product or an article is. */
export function drawingPath(number: string): string {
  return `${root}/drawing/${number}.svg`
}

/** Where the small picture of a product is: the first one of its maker, else our drawing of its family. */
export function thumbnailOf({ productNr, picture }: { productNr: string; picture: NamedFile | null }): string {
  return picture === null ? `${root}/thumbnail/${productNr}.svg` : filePath(picture)
}

/** Where a file of a product is; the address changes with its content. */
export function filePath({ hash, fileName }: NamedFile): string {
  return `${root}/file/${hash}/${encodeURIComponent(fileName)}`
}

/** Where a CAD file of a product is, for those who may have it. */
export function cadFilePath({ hash, fileName }: { hash: string; fileName: string }): string {
  return `${root}/cad-file/${hash}/${encodeURIComponent(fileName)}`
}
