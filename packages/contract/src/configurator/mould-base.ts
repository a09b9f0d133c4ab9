import {
  clampings,
  ejections,
  type MouldBaseSettings,
  materialChoices,
  pillarSides,
  pinMaterials,
} from '@normwerk/parts/mould-base/settings'
import * as z from 'zod/mini'
import type { JsonObject } from '../json-object.ts'
import { maxPins } from '../limits.ts'

/** Raised when older settings are no longer understood. */
const version = 2

/** No mould is larger, mm; the rules say which sizes the series has. */
const maxSize = 2000
const Size = z.number().check(z.minimum(0), z.maximum(maxSize))
const Place = z.number().check(z.minimum(-maxSize), z.maximum(maxSize))

const EjectorPin = z.strictObject({ x: Place, y: Place, diameter: Size, material: z.enum(pinMaterials), height: Place })

const Settings = z.strictObject({
  width: Size,
  length: Size,
  clampFixed: Size,
  a: Size,
  stripper: Size,
  b: Size,
  support: Size,
  riser: Size,
  retainer: Size,
  base: Size,
  clampMoving: Size,
  clamping: z.enum(clampings),
  ejection: z.enum(ejections),
  pillarSide: z.enum(pillarSides),
  pins: z.array(EjectorPin).check(z.maxLength(maxPins)),
  ring: Size,
  sprueBore: Size,
  nozzleRadius: Size,
  materials: z.strictObject({
    clamping: z.enum(materialChoices.clamping),
    cavityA: z.enum(materialChoices.cavityA),
    cavityB: z.enum(materialChoices.cavityB),
    support: z.enum(materialChoices.support),
    ejector: z.enum(materialChoices.ejector),
    bushing: z.enum(materialChoices.bushing),
    screw: z.enum(materialChoices.screw),
    sprue: z.enum(materialChoices.sprue),
  }),
})

const MouldBase = z.strictObject({
  configurator: z.literal('mouldBase'),
  version: z.literal(version),
  settings: Settings,
})

/** Whether the settings of a configuration are those of the mould base configurator, of whatever version. */
export function isMouldBase(config: JsonObject): boolean {
  return config.configurator === 'mouldBase'
}

/** Returns the settings of a mould base; null for those of another configurator, or of another version. */
export function readMouldBase(config: JsonObject): MouldBaseSettings | null {
  const parsed = MouldBase.safeParse(config)
  return parsed.success ? parsed.data.settings : null
}

/**
 * Returns the settings of a mould base from an answer of the server, which has checked them; null for those of another
 * configurator, or of another version. A page loads no validator.
 */
export function settingsOf(config: JsonObject): MouldBaseSettings | null {
  return isKept(config) ? config.settings : null
}

function isKept(config: JsonObject): config is JsonObject & { settings: JsonObject & MouldBaseSettings } {
  return isMouldBase(config) && config.version === version
}

/** Returns the settings as a configuration keeps them. */
export function keepMouldBase(settings: MouldBaseSettings): JsonObject {
  return { configurator: 'mouldBase', version, settings }
}
