/** The working cross-section of a part, which wears and gets the nitrided skin or the coating. Sizes in mm. */
export type Section =
  | { shape: 'round'; diameter: number }
  | { shape: 'blade'; thickness: number; width: number }
  | { shape: 'tube'; outer: number; inner: number }

/** Returns the smallest solid measure, which decides how delicate a part is to grind. */
export function thinnest(section: Section): number {
  if (section.shape === 'round') return section.diameter
  return section.shape === 'blade' ? section.thickness : (section.outer - section.inner) / 2
}

/** Returns the outer circumference, mm. */
export function circumference(section: Section): number {
  if (section.shape === 'blade') return 2 * (section.thickness + section.width)
  return Math.PI * (section.shape === 'round' ? section.diameter : section.outer)
}

/**
 * Returns the share of the section, 0 to 1, that stays tough below a skin of the given depth (mm) on every face.
 * A tube has a skin outside and in the bore.
 */
export function coreShare(section: Section, depth: number): number {
  const left = (measure: number) => Math.max(0, measure - 2 * depth)
  if (section.shape === 'round') return (left(section.diameter) / section.diameter) ** 2
  if (section.shape === 'blade') {
    return (left(section.thickness) * left(section.width)) / (section.thickness * section.width)
  }
  const wall = thinnest(section)
  return left(wall) / wall
}
