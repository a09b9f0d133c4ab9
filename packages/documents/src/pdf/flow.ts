/** Where a letter goes on. */
export interface Flow {
  y: number
  /** Turns the page unless this much fits on the current one. Returns whether it did. */
  reserve(height: number): boolean
}

/**
 * Creates the flow of a letter.
 * @param turn draws the head of a new page and returns where its text begins
 */
export function createFlow(top: number, bottom: number, turn: () => number): Flow {
  const flow: Flow = {
    y: top,
    reserve(height) {
      if (flow.y + height <= bottom) return false
      flow.y = turn()
      return true
    },
  }
  return flow
}
