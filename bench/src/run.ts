import { readdir } from 'node:fs/promises'
import { isMachineBusy } from './busy-machine.ts'
import type { Ratio } from './measure.ts'

/**
 * Runs every `*-bench.ts` beside this file, or those whose names contain an argument, and prints one table. It marks the
 * lines of a bench before or after which the machine was busy with something else. A bench that fails does not take the
 * lines of the others with it.
 */
const requested = process.argv.slice(2)
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('-bench.ts')).sort()
const lines: (Ratio & { isBusy: boolean })[] = []
const failed: string[] = []
let wasBusy = await isMachineBusy()
for (const file of files) {
  if (requested.length > 0 && !requested.some((part) => file.includes(part))) continue
  process.stdout.write(`${file}\n`)
  const { bench } = await import(`./${file}`)
  let measured: Ratio[] = []
  try {
    measured = await bench()
  } catch (error) {
    console.error(error)
    failed.push(file)
  }
  const isBusy = await isMachineBusy()
  lines.push(...measured.map((line) => ({ ...line, isBusy: wasBusy || isBusy })))
  wasBusy = isBusy
}

const rows = lines.map(({ what, ours, baseline, ratio, bar, isBusy }) => [
  what,
  ours,
  baseline,
  ratio.toFixed(2),
  `≤ ${bar}`,
  `${ratio <= bar ? 'met' : 'MISSED'}${isBusy ? ', machine busy' : ''}`,
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
for (const file of failed) process.stdout.write(`${file} failed\n`)
process.exitCode = failed.length === 0 && lines.every(({ ratio, bar }) => ratio <= bar) ? 0 : 1
