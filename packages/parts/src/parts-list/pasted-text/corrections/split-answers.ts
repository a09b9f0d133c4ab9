/** Signs that lead from a part of an offer to the answer in the same line: `AZN-4x200, 40 pcs <<< fine` */
const sign = /\s+(?:<{2,}|<[-–=]+|←)\s*/u

/** Splits a line of an offer from the answer that stands behind it; the second text is empty without one. */
export function splitAnswer(line: string): [said: string, answer: string] {
  const found = sign.exec(line)
  if (found === null || !/\d/.test(line.slice(0, found.index))) return [line, '']
  return [line.slice(0, found.index), line.slice(found.index + found[0].length)]
}
