import type { Ledger } from './buy.ts'
import type { Comparison } from './compare.ts'

/** Prints what was acknowledged and what of it is in the database. Returns whether nothing is wrong. */
export function report(ledger: Ledger, { lost, doubled, partial, undelivered }: Comparison): boolean {
  for (const { mark, answer } of ledger.rejected.slice(0, 10)) print(`rejected ${mark}: ${answer}`)
  print(
    `${ledger.acknowledged.length} orders acknowledged (${ledger.attempts} calls, ${ledger.lostAnswers} without an answer); ` +
      `lost ${lost.length}, doubled ${doubled.length}, in part ${partial.length}, not delivered ${undelivered}`,
  )
  for (const mark of [...lost, ...doubled, ...partial].slice(0, 20)) print(`  ${mark}`)
  return lost.length + doubled.length + partial.length + undelivered === 0
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
