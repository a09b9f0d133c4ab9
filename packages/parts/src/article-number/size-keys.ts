import type { FamilyCode } from '../article.ts'

/** The sizes in an article number, in their order, as attribute keys. */
export const sizeKeys = {
  AZ: ['diameter', 'length'],
  AK: ['diameter', 'length'],
  AS: ['diameter', 'shaftDiameter', 'length', 'shoulderLength'],
  AF: ['flatStrength', 'flatWidth', 'length', 'shoulderLength'],
  AH: ['diameter', 'outerDiameter', 'length'],
  KS: ['diameter', 'length'],
  AB: ['diameter', 'boreDiameter', 'nozzleRadius', 'length'],
  FS: ['diameter', 'length1', 'length2'],
  FB: ['diameter', 'length'],
  ZR: ['diameter', 'innerDiameter', 'height'],
  PL: ['width', 'length', 'thickness'],
} as const satisfies Record<FamilyCode, readonly string[]>

/** The letter behind `PL`: DIN 16760-1's own for A to D, ours for the plates it has one letter for. */
export const plateTypes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type PlateType = (typeof plateTypes)[number]
