import type { MaterialKey, ThicknessKey } from './settings.ts'

/** The field of the settings that a reason stands beside. */
export type SettingField = ThicknessKey | MaterialKey | 'format' | 'ring' | 'sprueBore' | 'nozzleRadius'

/** Why a mould base cannot be built, or what is unusual about it. The code is the key of its text. */
export type Reason = { field: SettingField } & (
  | { code: 'notInSeries'; values: { value: number } }
  | { code: 'guideTooShort'; values: { needed: number; possible: number } }
  | { code: 'guideShort'; values: { reach: number; better: number } }
  | { code: 'gripTooLong'; values: { thread: number; longest: number } }
  | { code: 'plateTooThin'; values: { thread: number; needed: number } }
  | { code: 'clampTooThin'; values: { thread: number; needed: number } }
  | { code: 'noEjectorScrew'; values: { thread: number } }
  | { code: 'strokeTooShort'; values: { stroke: number; needed: number } }
  | { code: 'sprueHeadTooHigh'; values: { needed: number } }
  | { code: 'sprueOnRequest'; values: { length: number } }
  | { code: 'pinOnRequest'; values: { length: number } }
)
export type ReasonCode = Reason['code']
