type Tag = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

/** Tells screen readers what is drawn. */
export interface Tags {
  /** Draws a part of the document that has this tag. */
  within(tag: Tag, draw: () => void): void
  /** Draws what screen readers leave out, such as rules and the foot of each page. */
  besides(draw: () => void): void
  /** Draws a text as a part of the innermost tag. */
  mark(draw: () => void): void
  end(): void
}

export function createTags(file: PDFKit.PDFDocument): Tags {
  const root = file.struct('Document')
  file.addStructure(root)
  let innermost = root
  let isBesides = false
  return {
    within(tag, draw) {
      if (isBesides) return draw()
      const outer = innermost
      innermost = file.struct(tag)
      outer.add(innermost)
      draw()
      innermost.end()
      innermost = outer
    },
    besides(draw) {
      if (isBesides) return draw()
      isBesides = true
      file.markContent('Artifact')
      draw()
      file.endMarkedContent()
      isBesides = false
    },
    mark(draw) {
      if (isBesides) return draw()
      const content = file.markStructureContent('Span')
      draw()
      file.endMarkedContent()
      innermost.add(content)
    },
    end: () => root.end(),
  }
}
