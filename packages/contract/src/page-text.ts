import * as z from 'zod/mini'

/** The heading is null where the text begins without one. */
export const PageSection = z.strictObject({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) })
export type PageSection = z.output<typeof PageSection>

/** A public text in one language, as shown to readers. */
export interface PageText {
  title: string
  sections: PageSection[]
}

const lineEnd = /\r\n?|[\u2028\u2029]/g
const headingLine = /^[ \t]*##[ \t]+\S.*$/gm
const blankLines = /\n\s*\n/

/**
 * Parses a text as its editors write it. A line `## Payment` is a heading and begins a section. A blank line ends a
 * paragraph. A line break within a paragraph stays. There is no other markup.
 */
export function parseSections(written: string): PageSection[] {
  const sections: PageSection[] = []
  // A heading ends a paragraph even without a blank line around it.
  const blocks = written.replace(lineEnd, '\n').replace(headingLine, '\n$&\n').split(blankLines)
  for (const block of blocks.map((lines) => lines.trim()).filter((lines) => lines !== '')) {
    const heading = /^##[ \t]+(.+)$/.exec(block)?.[1]?.trim()
    if (heading !== undefined) sections.push({ heading, paragraphs: [] })
    else if (sections.length === 0) sections.push({ heading: null, paragraphs: [block] })
    else sections.at(-1)?.paragraphs.push(block)
  }
  return sections
}

/** Formats sections so that `parseSections` reads the same sections. */
export function formatSections(sections: readonly PageSection[]): string {
  return sections
    .flatMap(({ heading, paragraphs }) => (heading === null ? paragraphs : [`## ${heading}`, ...paragraphs]))
    .join('\n\n')
}
