import type { FileKind } from '../../../database/tables/catalogue-imports.ts'
import { stepType } from '../../../http/answers/file-answer.ts'

export interface SniffedFile {
  kind: FileKind
  contentType: string
}

const startsWith = (content: Buffer, head: string, from = 0) =>
  content.subarray(from, from + head.length).toString('latin1') === head

/**
 * Recognizes a file by its first bytes; null for anything that products may not show or offer, such as a script or an
 * SVG.
 */
export function sniffFile(content: Buffer): SniffedFile | null {
  if (startsWith(content, '\u0089PNG\r\n\u001a\n')) return { kind: 'picture', contentType: 'image/png' }
  if (startsWith(content, '\u00ff\u00d8\u00ff')) return { kind: 'picture', contentType: 'image/jpeg' }
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8))
    return { kind: 'picture', contentType: 'image/webp' }
  if (startsWith(content, 'ftypavif', 4)) return { kind: 'picture', contentType: 'image/avif' }
  if (startsWith(content, '%PDF-')) return { kind: 'dataSheet', contentType: 'application/pdf' }
  if (startsWith(content, 'ISO-10303-21;')) return { kind: 'cad', contentType: stepType }
  return null
}
