import { getDocument } from 'unpdf/pdfjs'

export interface ReadPage {
  text: string
  /** Words with their places, points from the bottom left corner. */
  words: { text: string; x: number; y: number; width: number }[]
  /** The tags of its texts, as screen readers find them. */
  tags: string[]
}

export interface ReadPdf {
  pages: ReadPage[]
  attachments: { name: string; content: Uint8Array | null }[]
}

/** Reads the text and the attachments of a file, with a parser that shares nothing with the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const file = await task.promise
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(
    numbers.map(async (number): Promise<ReadPage> => {
      const page = await file.getPage(number)
      const { items } = await page.getTextContent()
      const words = items.flatMap((item) =>
        'str' in item ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }] : [],
      )
      const text = words.map((word) => word.text).join(' ')
      return { text: text.replaceAll(/\s+/g, ' '), words, tags: listTags(await page.getStructTree()) }
    }),
  )
  const names = [...((await file.getAttachments())?.keys() ?? [])]
  const attachments = await Promise.all(
    names.map(async (name) => ({ name, content: await file.getAttachmentContent(name) })),
  )
  await task.destroy()
  return { pages, attachments }
}

/** Returns the text of all pages. */
export async function readText(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(bytes)
  return pages.map(({ text }) => text).join('\n')
}

interface Node {
  /** Only of tags. */
  role?: string
  /** Only of texts. */
  type?: string
  children?: readonly Node[]
}

/** Lists the tags that hold texts of a page; the tree of a page also has those of other pages. */
function listTags(node: Node | null): string[] {
  const { role, children = [] } = node ?? {}
  const hasText = children.some(({ type }) => type === 'content')
  return [...(hasText && role !== undefined ? [role] : []), ...children.flatMap(listTags)]
}
