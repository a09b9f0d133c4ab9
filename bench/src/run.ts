import { readdir } from 'node:fs/promises'
import type { Ratio } from './measure.ts'

/** Runs every `*-bench.ts` beside this file, or those whose names contain an argument, and prints one table. */
const requested = process.argv.slice(2)
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('-bench.ts')).sort()
const lines: Ratio[] = []
for (const file of files) {
  if (requested.length > 0 && !requested.some((part) => file.includes(part))) continue
  process.stdout.write(`${file}\n`)
  const { bench } = await import(`./${file}`)
  lines.push(...(await bench()))
}

const rows = lines.map(({ what, ours, baseline, ratio, bar }) => [
  what,
  ours,
  baseline,
  ratio.toFixed(2),
  `≤ ${bar}`,
  ratio <= bar ? 'met' : 'MISSED',
])
const table = [['what', 'ours', 'baseline', 'ratio', 'bar', ''], ...rows]
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
for (const row of table) {
  process.stdout.write(
    `${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  )
}
process.exitCode = lines.every(({ ratio, bar }) => ratio <= bar) ? 0 : 1
