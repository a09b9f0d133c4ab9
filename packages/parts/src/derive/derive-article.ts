import type { Article } from '../article.ts'
import { formatMillimetres } from '../configured-part.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import type { Family } from '../families/families.ts'
import type { Choices } from '../families/family.ts'
import { massOf } from '../shape/mass-of.ts'
import { limitsOf } from '../tolerances/limits.ts'
import { trimmingOf } from '../trimming/trimming-of.ts'

/** Masses of our own reckoning are kept to 0.01 g. */
const decimalsOfMass = 100_000

export interface ArticleFacts {
  sizes: ArticleSizes
  choices: Choices
  /** Tolerances of this article alone by the key of their size, as printed; they go before the family's. */
  printed: Readonly<Record<string, string>>
  /** Of its material, g/cm³; null where it is not known. */
  density: number | null
}

export interface DerivedArticle extends Pick<Article, 'values' | 'tolerances' | 'trimming'> {
  /** kg; null without a density. */
  mass: number | null
}

/**
 * What follows from the sizes of an article of a family.
 * @returns null where the sizes contradict each other
 */
export function deriveArticle(
  family: Family,
  { sizes, choices, printed, density }: ArticleFacts,
): DerivedArticle | null {
  const mass = massOf(family, sizes, choices, density ?? 0)
  if (mass === null) return null
  return {
    values: { ...compositeOf(family, sizes), ...choices, ...ownOf(family, sizes) },
    tolerances: tolerancesOf(family, sizes, printed),
    trimming: trimmingOf(family, sizes),
    mass: density === null ? null : Math.round(mass * decimalsOfMass) / decimalsOfMass,
  }
}

function ownOf(family: Family, sizes: ArticleSizes): Record<string, number> {
  return Object.fromEntries(family.sizes.map(({ key }) => [key, sizes[key]]))
}

/** The sizes that together name a row of the table, where one alone does not. */
function compositeOf(family: Family, sizes: ArticleSizes): { size?: string } {
  const rows = family.sizes.filter(({ role }) => role === 'row')
  return rows.length < 2 ? {} : { size: rows.map(({ key }) => formatMillimetres(sizes[key])).join('x') }
}

function tolerancesOf(family: Family, sizes: ArticleSizes, printed: ArticleFacts['printed']): Article['tolerances'] {
  const has = (requested: string) => family.sizes.some(({ key }) => key === requested)
  // The limits of a blade grow with the blade, not with the whole pin.
  const hundreds = ((has('length') ? sizes.length : 0) - (has('shoulderLength') ? sizes.shoulderLength : 0)) / 100
  const tolerances: Article['tolerances'] = {}
  for (const { key, tolerance } of family.sizes) {
    const text = printed[key] ?? tolerance
    if (text !== null) tolerances[key] = limitsOf(text, sizes[key], hundreds)
  }
  return tolerances
}
