import { expect, test } from 'vitest'
import { readStaffOptions } from './read-staff-options.ts'

test('asks for options that the command line lacks', async () => {
  const answers = new Map([
    ['User name: ', ' anna '],
    ['Last name: ', 'Muster'],
  ])
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return answers.get(question) ?? ''
  }
  const args = ['--email', 'anna@firm.example', '--first-name=Anna']
  expect(await readStaffOptions(args, ask)).toEqual({
    username: 'anna',
    email: 'anna@firm.example',
    firstName: 'Anna',
    lastName: 'Muster',
  })
  expect(asked).toEqual([...answers.keys()])
})

test('validates an answer like an argument', async () => {
  const args = ['--username', 'anna', '--email', 'anna@firm.example', '--last-name', 'Muster']
  await expect(readStaffOptions(args, async () => ' ')).rejects.toThrow('--first-name must be a name')
})
