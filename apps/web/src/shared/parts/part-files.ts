import type { LanguageCode } from '@normwerk/contract/language'

/** The files of a part, in the order in which designers want them. */
export const partFileFormats = ['stepAp214', 'stepAp242', 'glb', 'dxf', 'pdf'] as const
export type PartFileFormat = (typeof partFileFormats)[number]

/** What each file is called in every language, and its ending. */
export const partFiles: Readonly<Record<PartFileFormat, { name: string; ending: string }>> = {
  stepAp214: { name: 'STEP AP214', ending: 'step' },
  stepAp242: { name: 'STEP AP242', ending: 'step' },
  glb: { name: 'GLB', ending: 'glb' },
  dxf: { name: 'DXF', ending: 'dxf' },
  pdf: { name: 'PDF', ending: 'pdf' },
}

/** Whether a file needs the permission to download CAD files. */
export function isCadFile(format: PartFileFormat): boolean {
  return format !== 'pdf'
}

/** Returns the path of a file of a part. @param number with its options, `AZH-3.2x160-L147.25` */
export function partFilePath(format: PartFileFormat, number: string, language: LanguageCode): string {
  const file = `${encodeURIComponent(number)}.${partFiles[format].ending}`
  if (format === 'stepAp214' || format === 'glb') return `/api/resources/cad/${file}`
  if (format === 'stepAp242') return `/api/resources/cad/${file}?schema=ap242`
  return `/api/resources/drawing/${file}?language=${language}`
}

/** Returns the path of the data sheet of a part. @param number with its options */
export function dataSheetPath(number: string, language: LanguageCode): string {
  return `/api/resources/data-sheet/${encodeURIComponent(number)}.pdf?language=${language}`
}

/** Returns the name of a file in a zip, where the files of all formats are side by side. */
export function zippedName(format: PartFileFormat, number: string): string {
  const schema = format === 'stepAp242' ? '-ap242' : ''
  return `${number}${schema}.${partFiles[format].ending}`
}

/** Returns the path of the body that a viewer shows. @param number with its options */
export function viewedPath(number: string): string {
  return `/api/resources/cad/${encodeURIComponent(number)}.glb?purpose=view`
}
