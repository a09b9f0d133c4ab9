import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Print, PrintedDocument } from '../document.ts'
import { fontFiles } from '../font-files.ts'
import { renderDocument } from '../render-document.ts'
import { textsOf } from './formatted-set.ts'

export const fonts = {
  regular: readFileSync(fileURLToPath(fontFiles.regular)),
  semiBold: readFileSync(fileURLToPath(fontFiles.semiBold)),
}

/** Renders a document of a test in its language. */
export function print(document: PrintedDocument, createdAt = new Date('2026-11-23T10:00:00Z')): Promise<Uint8Array> {
  const { language } = document.kind === 'invoice' ? document.invoice : document
  const how: Print = { fonts, text: textsOf(language), createdAt }
  return renderDocument(document, how)
}
