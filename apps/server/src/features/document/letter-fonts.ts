import { readFile } from 'node:fs/promises'
import { fontFiles } from '@normwerk/documents/font-files'

/** The fonts of documents and sheets. */
export const letterFonts = {
  regular: await readFile(new URL(fontFiles.regular)),
  semiBold: await readFile(new URL(fontFiles.semiBold)),
}
