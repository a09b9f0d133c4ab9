import { findAll } from '../../find-all.ts'

/** `1. `, `2) `, `a) ` behind other words */
const number = /(?<=^|[\s:;,.])(?:(\d{1,2})[.)]|([a-z])\))\s+(?=\S)/giu

/** Splits a line that numbers several parts itself: `Two things: 1. add 6 pillars 24x46x75. 2. cancel the ring.` */
export function splitInlineList(line: string): string[] {
  const found = findAll(number, line)
  const counts = found.map(([, figure, letter = '']) => Number(figure ?? letter.toLowerCase().charCodeAt(0) - 96))
  if (found.length < 2 || counts.some((count, at) => count !== at + 1)) return [line]
  const starts = found.map(({ index }) => index)
  return [0, ...starts].map((start, at) => line.slice(start, starts[at]).trim()).filter((piece) => piece !== '')
}
