import type { FamilyCode, SizeKey } from '../families/families.ts'
import type { Section } from '../families/section.ts'

/** Values of an article, as far as they are known. */
export type PinValues = Readonly<Partial<Record<SizeKey, number | string>>>

interface PinTypeFacts {
  family: FamilyCode
  /** The sizes by which one is chosen, besides its length. */
  chosenBy: readonly SizeKey[]
  /** The size that a hole is bored for. */
  guided: SizeKey
  /** Whether it pushes the moulding, and not only shapes it. */
  ejects: boolean
  /** The section that carries the load: of a stepped pin or a blade the thin part. */
  section(values: PinValues): Section | null
}

const round = ({ diameter }: PinValues): Section | null => (isSize(diameter) ? { shape: 'round', diameter } : null)

/** The kinds of pins with which the assistant begins, in its order. */
export const pinTypes = ['ejectorPin', 'steppedEjectorPin', 'flatEjectorPin', 'ejectorSleeve', 'corePin'] as const
export type PinType = (typeof pinTypes)[number]

export const pinTypeFacts: Readonly<Record<PinType, PinTypeFacts>> = {
  ejectorPin: { family: 'AZ', chosenBy: ['diameter'], guided: 'diameter', ejects: true, section: round },
  steppedEjectorPin: {
    family: 'AS',
    chosenBy: ['diameter', 'shaftDiameter'],
    guided: 'diameter',
    ejects: true,
    section: round,
  },
  flatEjectorPin: {
    family: 'AF',
    chosenBy: ['flatStrength', 'flatWidth'],
    guided: 'flatStrength',
    ejects: true,
    section: ({ flatStrength, flatWidth }) =>
      isSize(flatStrength) && isSize(flatWidth) && flatStrength <= flatWidth
        ? { shape: 'blade', thickness: flatStrength, width: flatWidth }
        : null,
  },
  ejectorSleeve: {
    family: 'AH',
    chosenBy: ['diameter', 'outerDiameter'],
    guided: 'outerDiameter',
    ejects: true,
    section: ({ diameter, outerDiameter }) =>
      isSize(diameter) && isSize(outerDiameter) && diameter < outerDiameter
        ? { shape: 'tube', outer: outerDiameter, inner: diameter }
        : null,
  },
  corePin: { family: 'KS', chosenBy: ['diameter'], guided: 'diameter', ejects: false, section: round },
}

function isSize(value: number | string | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

/** Returns the type of a family's pins; undefined for a family that the assistant does not know. */
export function pinTypeOf(family: string | null): PinType | undefined {
  return pinTypes.find((type) => pinTypeFacts[type].family === family)
}

/** The measures of a pin that the calculation needs, mm. */
export interface PinSizes {
  section: Section
  /** The size that a hole is bored for. */
  guided: number
  length: number
  headHeight: number
}

/** Returns the measures of an article cut to a length; null if one is missing. */
export function pinSizes(type: PinType, values: PinValues, length: number): PinSizes | null {
  const { section: sectionOf, guided: guidedKey } = pinTypeFacts[type]
  const section = sectionOf(values)
  const guided = values[guidedKey]
  if (section === null || !isSize(guided)) return null
  return { section, guided, length, headHeight: isSize(values.headHeight) ? values.headHeight : 0 }
}
