import { sizeSign } from './fold-number.ts'
import type { Pattern } from './read-pattern.ts'

interface Step {
  /** One sign, or any digit. */
  on: string
  to: number
}

/** What a pattern accepts, sign by sign. */
interface Automaton {
  steps: Step[][]
  ends: ReadonlySet<number>
}

const anyDigit = '0-9'

/** Whether some number fits both patterns, so that it could not be said whose it is. */
export function patternsMeet(one: Pick<Pattern, 'folded'>, other: Pick<Pattern, 'folded'>): boolean {
  if (partBeforeSizes(one.folded, other.folded)) return false
  const left = readSteps(one.folded)
  const right = readSteps(other.folded)
  const seen = new Set(['0 0'])
  const open: [number, number][] = [[0, 0]]
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (left.ends.has(pair[0]) && right.ends.has(pair[1])) return true
    for (const a of left.steps[pair[0]] ?? []) {
      for (const b of right.steps[pair[1]] ?? []) {
        const name = `${a.to} ${b.to}`
        if (!overlap(a.on, b.on) || seen.has(name)) continue
        seen.add(name)
        open.push([a.to, b.to])
      }
    }
  }
  return false
}

/** Most patterns differ in their letters already. */
function partBeforeSizes(one: string, other: string): boolean {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    if (one[at] === sizeSign || other[at] === sizeSign) return false
    if (one[at] !== other[at]) return true
  }
  return false
}

function readSteps(folded: string): Automaton {
  const steps: Step[][] = [[]]
  const add = (from: readonly number[], on: string): number => {
    const to = steps.push([]) - 1
    for (const state of from) steps[state]?.push({ on, to })
    return to
  }
  let ends = [0]
  for (const sign of folded) {
    if (sign !== sizeSign) {
      ends = [add(ends, sign)]
      continue
    }
    const whole = add(ends, anyDigit)
    steps[whole]?.push({ on: anyDigit, to: whole })
    const decimal = add([add([whole], '.')], anyDigit)
    steps[decimal]?.push({ on: anyDigit, to: decimal })
    ends = [whole, decimal]
  }
  return { steps, ends: new Set(ends) }
}

function overlap(a: string, b: string): boolean {
  return a === b || (a === anyDigit && /\d/.test(b)) || (b === anyDigit && /\d/.test(a))
}
