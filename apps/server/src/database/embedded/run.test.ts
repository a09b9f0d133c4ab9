import { expect, it } from 'vitest'
import { run } from './run.ts'

it('returns what a program wrote, also where it is read only after the end of the program', async () => {
  expect(await run('sh', ['-c', '(sleep 0.2; echo late) &'], null)).toEqual({ code: 0, output: 'late' })
})
