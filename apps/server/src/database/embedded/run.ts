import { spawn } from 'node:child_process'
import type { Operator } from './operator.ts'

export interface Outcome {
  /** `null`: ended by a signal or not found. */
  code: number | null
  output: string
}

/** Runs a program to its end as the operator, in the language C and without the shop's environment. */
export function run(command: string, args: string[], operator: Operator | null): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // The shop's own folder may be one that the operator cannot enter.
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(operator ?? {}),
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}

/** The last line, which says what went wrong. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
