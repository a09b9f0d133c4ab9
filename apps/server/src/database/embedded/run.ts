import { spawn } from 'node:child_process'
import type { Operator } from './operator.ts'

export interface Outcome {
  /** `null`: ended by a signal or not found. */
  code: number | null
  output: string
}

/** Runs a program as the operator, in the locale C and without the shop's environment, and waits for its end. */
export function run(command: string, args: string[], operator: Operator | null): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      // The operator may not be able to enter the shop's own folder.
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

/** Returns the last line, which names the error. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
