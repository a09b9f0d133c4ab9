import type { Solid } from '@normwerk/parts/shape/shape'

/** What a kernel is asked for: the parts, and where they stand, mm. A part may stand at several places. */
export interface Job {
  parts: readonly Solid[]
  places: readonly Place[]
}

export interface Place {
  /** Its position among the parts. */
  part: number
  x: number
  y: number
  z: number
}

export interface Written {
  /** The file as the kernel writes it, with stand-ins for the names. */
  step: string
  /** What the process holds, bytes. */
  memory: number
}

export type Answer = Written | { failure: string }

export function isAnswer(message: unknown): message is Answer {
  if (typeof message !== 'object' || message === null) return false
  if ('failure' in message) return typeof message.failure === 'string'
  if (!('step' in message && 'memory' in message)) return false
  return typeof message.step === 'string' && typeof message.memory === 'number'
}

/** Stand-ins for names, as they stand in quotes in the kernel's file; real names never reach it. */
export const standIns = { assembly: 'assembly', part: (index: number) => `part-${index}` }
