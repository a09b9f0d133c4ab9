import type { Article } from '../article.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import type { Family } from '../families/families.ts'
import type { Choices } from '../families/family.ts'
import { formatMillimetres } from '../format-millimetres.ts'
import { massOf } from '../shape/mass-of.ts'
import { limitsOf } from '../tolerances/limits.ts'
import { trimmingOf } from '../trimming/trimming-of.ts'

/** Computed masses are rounded to 0.01 g. */
const decimalsOfMass = 100_000

export interface ArticleFacts {
  sizes: ArticleSizes
  choices: Choices
  /** Tolerances of this article by the key of their size, as on a drawing; they take precedence over the family's. */
  printed: Readonly<Record<string, string>>
  /** Density of its material, g/cm³; null if unknown. */
  density: number | null
}

export interface DerivedArticle extends Pick<Article, 'values' | 'tolerances' | 'trimming'> {
  /** In kg; null without a density. */
  mass: number | null
}

/**
 * Derives the data that follow from the sizes of an article of a family.
 * @returns null if the sizes contradict each other
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

/** Joins the sizes that together identify a row of the table, if one size alone does not. */
function compositeOf(family: Family, sizes: ArticleSizes): { size?: string } {
  const rows = family.sizes.filter(({ role }) => role === 'row')
  return rows.length < 2 ? {} : { size: rows.map(({ key }) => formatMillimetres(sizes[key])).join('x') }
}

function tolerancesOf(family: Family, sizes: ArticleSizes, printed: ArticleFacts['printed']): Article['tolerances'] {
  const has = (requested: string) => family.sizes.some(({ key }) => key === requested)
  // The limits of a blade grow with the length of the blade, not of the whole pin.
  const hundreds = ((has('length') ? sizes.length : 0) - (has('shoulderLength') ? sizes.shoulderLength : 0)) / 100
  const tolerances: Article['tolerances'] = {}
  for (const { key, tolerance } of family.sizes) {
    const text = printed[key] ?? tolerance
    if (text !== null) tolerances[key] = limitsOf(text, sizes[key], hundreds)
  }
  return tolerances
}
