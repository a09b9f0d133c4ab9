import type { Role } from './bill.ts'
import type { MaterialKey, ThicknessKey } from './settings.ts'

/** The field of the settings that a reason stands beside. */
export type SettingField = ThicknessKey | MaterialKey | 'format' | 'ring' | 'sprueBore' | 'nozzleRadius' | 'pins'

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
  | { code: 'returnPinOnRequest'; values: { length: number } }
  | { code: 'pinOnRequest'; values: { length: number } }
  | PinMisfit
)

/** Why an ejector pin cannot be where it is; `pin` counts the pins from 1. */
export type PinMisfit =
  | { code: 'pinDiameter'; values: { pin: number; diameter: number } }
  | { code: 'pinHeight'; values: { pin: number; least: number; most: number } }
  | { code: 'pinInPlateA'; values: { pin: number } }
  | { code: 'pinBeyondPlate'; values: { pin: number } }
  | { code: 'pinMeetsPin'; values: { pin: number; other: number } }
  | { code: 'pinMeetsPart'; values: { pin: number; role: Role } }

export type ReasonCode = Reason['code']
