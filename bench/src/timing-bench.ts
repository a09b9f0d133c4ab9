import type { Pool } from 'pg'
import { openVisit } from './buyer.ts'
import { percentile, type Ratio, seededRandom } from './measure.ts'
import { withOpenShop } from './shop.ts'

const bar = 1.1
/** Every sample uses its own account and its own address, so that it reaches no limit. */
const accounts = 400

interface Sample {
  path: string
  body: unknown
  status: number
}

/** Checks that the time of an answer does not reveal whether an account or a company exists. */
export function bench(): Promise<Ratio[]> {
  return withOpenShop(
    async ({ shop, pool }) => {
      await addAccounts(pool)
      return await compare(shop.address)
    },
    { TRUSTED_PROXIES: '127.0.0.1' },
  )
}

/** Users with the password of the demo buyer, `known-1` to `known-400`. */
async function addAccounts(pool: Pool): Promise<void> {
  await pool.query(
    `insert into users (id, company_id, username, email, first_name, last_name, roles, password_hash)
     select gen_random_uuid(), company_id, 'known-' || n, 'known-' || n || '@example.com', first_name, last_name, roles,
       password_hash
     from users, generate_series(1, $1) n where username = 'buyer'`,
    [accounts],
  )
}

async function compare(address: string): Promise<Ratio[]> {
  const measure = await prepare(address)
  const signIn = (known: string) => (run: number) => ({
    path: '/api/user/authenticate',
    body: { username: `${known}-${run}`, password: 'Falsch-Passwort-1' },
    status: 401,
  })
  const reset = (known: string) => (run: number) => ({
    path: '/api/reset-password/email',
    body: { email: `${known}-${run}@example.com` },
    status: 202,
  })
  const lookUp = (customerNumber: string) => () => ({
    path: '/api/user/company',
    body: { customerNumber, zip: '99999' },
    status: 404,
  })
  return [
    await measure('wrong password, known and unknown user', 100, signIn('known'), signIn('other')),
    await measure('company lookup, known and unknown number', accounts, lookUp('10001'), lookUp('99901')),
    // Last, as the mails are still being sent after the answers.
    await measure('password reset, known and unknown address', accounts, reset('known'), reset('other')),
  ]
}

type Make = (run: number) => Sample
type Measure = (what: string, runs: number, known: Make, unknown: Make) => Promise<Ratio>

async function prepare(address: string): Promise<Measure> {
  const headers = await openVisit(address)
  const random = seededRandom(7)
  let visitors = 0
  const time = async ({ path, body, status }: Sample): Promise<number> => {
    visitors++
    const from = `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`
    const init = { method: 'POST', headers: { ...headers, 'x-forwarded-for': from }, body: JSON.stringify(body) }
    const start = performance.now()
    const answer = await fetch(address + path, init)
    const text = await answer.text()
    const taken = performance.now() - start
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return taken
  }
  return async (what, runs, known, unknown) => {
    const samples = { known: [] as number[], unknown: [] as number[] }
    for (let run = 1; run <= runs; run++) {
      // Alternately, so that other load of the machine affects both. The first of the two is chosen at random, as its mail
      // may still be sent while the other one is measured.
      const knownFirst = random() < 0.5
      if (knownFirst) samples.known.push(await time(known(run)))
      samples.unknown.push(await time(unknown(run)))
      if (!knownFirst) samples.known.push(await time(known(run)))
    }
    return compareMedians(what, percentile(samples.known, 0.5), percentile(samples.unknown, 0.5))
  }
}

function compareMedians(what: string, known: number, unknown: number): Ratio {
  return {
    what,
    ours: `known ${known.toFixed(2)} ms`,
    baseline: `unknown ${unknown.toFixed(2)} ms`,
    ratio: Math.max(known, unknown) / Math.min(known, unknown),
    bar,
  }
}
