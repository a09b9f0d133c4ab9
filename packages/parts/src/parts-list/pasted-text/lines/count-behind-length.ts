import { hasSizes, namesDiameter, statesLength } from '../../cell-content.ts'

const countBehindColon = /:\s+\d{1,4}$/
const figureAtEnd = /\d(?:\s?mm)?(?:\s\p{L}{2,9})?$/u

/** Whether a number behind a colon counts a part whose length stands before it: `Buchse 18 x 3,5, Radius 15,5, Länge 56: 2` */
export function isBehindLength(text: string, name: string): boolean {
  const endsInLength = figureAtEnd.test(name) && statesLength(name)
  return countBehindColon.test(text) && endsInLength && (hasSizes(name) || namesDiameter(name))
}
