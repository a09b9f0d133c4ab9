import type { HelpPage } from '@normwerk/contract/content/help'

/** A section that was found, or the beginning of a page. */
export interface FoundHelp {
  page: HelpPage
  /** Its place in the page. */
  section: number
  heading: string | null
  excerpt: string
}

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Finds the sections that have all typed words, in their texts or in the title of their page; without words, every page. */
export function searchHelp(pages: readonly HelpPage[], typed: string): FoundHelp[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return pages.flatMap((page) => {
    const sections = page.sections.map(({ heading, paragraphs }, section) => ({
      ...{ page, section, heading },
      excerpt:
        paragraphs.find((paragraph) => words.some((word) => fold(paragraph).includes(word))) ?? paragraphs[0] ?? '',
      text: fold([page.title, heading, ...paragraphs].join(' ')),
    }))
    if (words.length === 0) return sections.slice(0, 1)
    return sections.filter(({ text }) => words.every((word) => text.includes(word)))
  })
}
