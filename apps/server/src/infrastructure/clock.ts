/** The current time, which tests can fix. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
