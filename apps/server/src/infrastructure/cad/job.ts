import type { Solid } from '@normwerk/parts/shape/shape'

/** The job of a kernel: the parts and their places, mm. A part may have several places. */
export interface Job {
  parts: readonly Solid[]
  places: readonly Place[]
}

export interface Place {
  /** Index of the part. */
  part: number
  x: number
  y: number
  z: number
}

export interface Written {
  /** The file as the kernel writes it, with placeholders for the names. */
  step: string
  /** The most memory that the process has had, bytes. */
  memory: number
}

export type Answer = Written | { failure: string }

export function isAnswer(message: unknown): message is Answer {
  if (typeof message !== 'object' || message === null) return false
  if ('failure' in message) return typeof message.failure === 'string'
  if (!('step' in message && 'memory' in message)) return false
  return typeof message.step === 'string' && typeof message.memory === 'number'
}

/** Placeholders for names, as they are quoted in the kernel's file. The kernel never gets the real names. */
export const standIns = { assembly: 'assembly', part: (index: number) => `part-${index}` }
