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

test('reports what is missing if no terminal is available', async () => {
  const args = ['--username', 'carla', '--email', 'carla@firm.example']
  await expect(readStaffOptions(args, null)).rejects.toThrow('--first-name, --last-name must be given.')
})

test.each([
  ['carla@firm.example', 'carla@firm.example', /^--username must have /],
  ['carla', 'a@firm.example, b@firm.example', /^--email must be a mail address\.$/],
])('rejects the user name %s with the mail address %s', async (username, email, message) => {
  const args = ['--username', username, '--email', email, '--first-name', 'Anna', '--last-name', 'Muster']
  await expect(readStaffOptions(args, null)).rejects.toThrow(message)
})

test('validates an answer like an argument', async () => {
  const args = ['--username', 'anna', '--email', 'anna@firm.example', '--last-name', 'Muster']
  await expect(readStaffOptions(args, async () => ' ')).rejects.toThrow('--first-name must be a name')
})
