import { parseArgs } from 'node:util'
import { Email, personalFields, Username } from '@normwerk/contract/person'
import { StartError } from '../../settings.ts'

export interface StaffOptions {
  username: string
  email: string
  firstName: string
  lastName: string
}

type Ask = (question: string) => Promise<string>

const nameHint = 'must be a name of at most 100 characters'

/**
 * Reads the options of a new colleague from the command line.
 * @param ask for missing options; null: no terminal is available
 * @throws StartError with one line about what is missing or invalid
 */
export async function readStaffOptions(args: string[], ask: Ask | null): Promise<StaffOptions> {
  const given = readArguments(args)
  const missing = ['username', 'email', 'first-name', 'last-name'].filter((name) => given.get(name) === undefined)
  if (ask === null && missing.length > 0) {
    throw new StartError(`${missing.map((name) => `--${name}`).join(', ')} must be given.`)
  }
  const read = async (name: string, question: string, schema: typeof personalFields.firstName, hint: string) => {
    const parsed = schema.safeParse(given.get(name) ?? (await ask?.(`${question}: `)))
    if (!parsed.success) throw new StartError(`--${name} ${hint}.`)
    return parsed.data
  }
  return {
    username: await read('username', 'User name', Username, 'must have 3 to 100 letters, digits or . _ + -'),
    email: await read('email', 'Mail address', Email, 'must be a mail address'),
    firstName: await read('first-name', 'First name', personalFields.firstName, nameHint),
    lastName: await read('last-name', 'Last name', personalFields.lastName, nameHint),
  }
}

const text = { type: 'string' } as const

function readArguments(args: string[]): Map<string, string | undefined> {
  try {
    const { values } = parseArgs({
      args,
      options: { username: text, email: text, 'first-name': text, 'last-name': text },
    })
    return new Map(Object.entries(values))
  } catch (error) {
    // Its messages are written for people.
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}
