import { create, type Font } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes fonts that are parsed already, which its types do not say yet. */
      registerFont(name: string, font: Font): this
    }
  }
}

export interface OpenFont {
  font: Font
  /** The code points that it can draw. */
  characters: ReadonlySet<number>
}

/** Writes diameters with a letter, because the font lacks their sign. */
export function spellDiameters(words: string): string {
  return words.replaceAll('⌀', 'Ø')
}

const opened = new WeakMap<Uint8Array, OpenFont>()

/** Parses a TrueType file, once for all documents, as that takes longer than drawing a page. */
export function openFont(file: Uint8Array): OpenFont {
  const known = opened.get(file)
  if (known !== undefined) return known
  const font = create(Buffer.from(file))
  if (!('characterSet' in font)) throw new Error('a collection of fonts, not a font')
  const open = { font, characters: new Set(font.characterSet) }
  opened.set(file, open)
  return open
}
