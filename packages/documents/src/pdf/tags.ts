type Tag = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

/** Tells screen readers what is drawn. */
export interface Tags {
  /** Draws a part of the document that has this tag. */
  within(tag: Tag, draw: () => void): void
  /** Draws what screen readers leave out, such as rules and the foot of each page. */
  decorate(draw: () => void): void
  /** Draws a text as a part of the innermost tag. */
  mark(draw: () => void): void
  end(): void
}

export function createTags(file: PDFKit.PDFDocument): Tags {
  const root = file.struct('Document')
  file.addStructure(root)
  let innermost = root
  let isDecoration = false
  return {
    within(tag, draw) {
      if (isDecoration) return draw()
      const outer = innermost
      innermost = file.struct(tag)
      outer.add(innermost)
      draw()
      innermost.end()
      innermost = outer
    },
    decorate(draw) {
      if (isDecoration) return draw()
      isDecoration = true
      file.markContent('Artifact')
      draw()
      file.endMarkedContent()
      isDecoration = false
    },
    mark(draw) {
      if (isDecoration) return draw()
      const content = file.markStructureContent('Span')
      draw()
      file.endMarkedContent()
      innermost.add(content)
    },
    end: () => root.end(),
  }
}
