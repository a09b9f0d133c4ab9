import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { Operator } from './operator.ts'

export interface Outcome {
  /** `null`: ended by a signal or not found. */
  code: number | null
  output: string
}

/** Runs a program as the operator, in the locale C and without the shop's environment, and waits for its end. */
export function run(command: string, args: string[], operator: Operator | null): Promise<Outcome> {
  return begin(command, args, operator).ended
}

/**
 * Does the same for a program that leaves a server running, which keeps the program's output open: waits for the end of
 * the output only if the program fails.
 */
export async function runStarter(command: string, args: string[], operator: Operator | null): Promise<Outcome> {
  const { child, ended } = begin(command, args, operator)
  const started = new Promise<Outcome>((resolve) => {
    child.on('exit', (code) => {
      if (code === 0) resolve({ code, output: '' })
    })
  })
  const outcome = await Promise.race([started, ended])
  child.stdout.destroy()
  child.stderr.destroy()
  return outcome
}

function begin(command: string, args: string[], operator: Operator | null) {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(command, args, {
    // The operator may not be able to enter the shop's own folder.
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(operator ?? {}),
  })
  const ended = new Promise<Outcome>((resolve) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
  return { child, ended }
}

/** Returns the last line, which names the error. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
