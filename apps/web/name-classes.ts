import { globSync } from 'node:fs'
import { relative } from 'node:path'

const styles = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).sort()
const classes = new Map<string, string[]>()

/**
 * Numbers a class: `c12a` is the first class of sheet 12. The classes of a sheet have similar names, which compress well,
 * unlike hashes. The build for the server counts in the same order.
 */
export function nameClass(name: string, file: string): string {
  const names = classes.get(file) ?? []
  classes.set(file, names)
  if (!names.includes(name)) names.push(name)
  const sheet = styles.indexOf(relative(import.meta.dirname, file))
  return `c${sheet}${toLetters(names.indexOf(name))}`
}

function toLetters(index: number): string {
  const letter = String.fromCodePoint(97 + (index % 26))
  return index < 26 ? letter : toLetters(Math.floor(index / 26) - 1) + letter
}
