import type { MachiningKind } from './machining-kinds.ts'

/** Capitals and digits engraved into the face of the tip, so that they read on the moulding. */
export interface Engraving {
  text: string
}

/** The diameter of the tip's face, mm. */
export interface EngravingOffer {
  diameter: number
}

export interface EngravingError {
  code: 'engravingTooLong' | 'engravingNeedsFlatTip'
  figures: []
}

export const maxEngravingLength = 8

const sign = new RegExp(`^E\\.([A-Z0-9]{1,${maxEngravingLength}})$`)

/** An engraving on the tip: `E.A12`. */
export const engravingKind: MachiningKind<'engraving'> = {
  format: ({ text }) => `E.${text}`,

  parse(written) {
    const text = sign.exec(written ?? '')?.[1]
    return text === undefined ? null : { text }
  },

  pattern: `^E[.][A-Z0-9]{1,${maxEngravingLength}}$`,
  lookalike: 'e\\.[a-z\\d]+',
}
