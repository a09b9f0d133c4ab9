import type { Outline } from '../outline/outline.ts'
import type { Solid } from '../solid/solid.ts'

/** Nominal values of an article by attribute key. */
export type Values = Readonly<Record<string, number | string>>

export interface Family {
  /** Outline of an article, or null where a size is missing or the sizes contradict each other. */
  outline: (values: Values) => Outline | null
  /** Its shape, or null under the same conditions. */
  solid: (values: Values) => Solid | null
  /** Outline with the proportions of a middle size, for what stands for the whole family. */
  typical: Outline
  /** Which attribute each dimension shows, by its role. */
  attributes: Readonly<Record<string, string>>
}

interface FamilyDefinition<Role extends string> {
  attributes: Record<Role, string>
  typical: Record<Role, number>
  /** What a size is when the article does not give it as a number; roles without an entry are required. */
  absent: Partial<Record<Role, number>>
  /** Readers for values that are more than a number. */
  read?: Partial<Record<Role, (value: string) => number | undefined>>
  /** Whether the sizes fit together. */
  holds: (sizes: Record<Role, number>) => boolean
  outline: (sizes: Record<Role, number>) => Outline
  solid: (sizes: Record<Role, number>) => Solid
}

/** Ties the sizes that an outline and a solid need to the attributes of the catalogue. */
export function defineFamily<Role extends string>(family: FamilyDefinition<Role>): Family {
  const read = (role: Role, values: Values): number | undefined => {
    const value = values[family.attributes[role]]
    const size = typeof value === 'string' ? family.read?.[role]?.(value) : value
    return size !== undefined && Number.isFinite(size) && size > 0 ? size : family.absent[role]
  }
  const sizesOf = (values: Values): Record<Role, number> | null => {
    const sizes = { ...family.typical }
    for (const role in family.attributes) {
      const size = read(role, values)
      if (size === undefined) return null
      sizes[role] = size
    }
    return family.holds(sizes) ? sizes : null
  }
  return {
    attributes: family.attributes,
    typical: family.outline(family.typical),
    outline: (values) => {
      const sizes = sizesOf(values)
      return sizes && family.outline(sizes)
    },
    solid: (values) => {
      const sizes = sizesOf(values)
      return sizes && family.solid(sizes)
    },
  }
}
