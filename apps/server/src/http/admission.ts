import type { Endpoint } from '@normwerk/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { createLines } from '../infrastructure/create-lines.ts'
import { AppError } from './app-error.ts'
import { ClientDisconnected } from './expect-waiting.ts'

/** Calls of one kind share a lane, so that no kind delays another. */
type Lane = NonNullable<Endpoint['lane']> | 'calls' | 'uploads'

/** Who makes a call. Visitors without a session are told apart by their network address. */
export interface Owner {
  person: string
  company: string
}

/** A call that has a share of its person and its company. */
export interface Admitted {
  /** Runs the call as soon as the server has capacity. Companies take turns. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>
  /** Ends the call; may be called twice. */
  leave(): void
}

export interface Admission {
  /**
   * Waits until the owner may have another call. Its body is read only then, and a client that sends it slowly uses only
   * its own share.
   * @throws AppError `tooManyRequests` if too many calls of the person wait, `temporarilyUnavailable` if too many of the
   * company do
   */
  enter(endpoint: Endpoint, owner: Owner, request: Pick<FastifyRequest, 'signal'>): Promise<Admitted>
}

interface Shares {
  /** Calls of all owners that run at the same time. */
  atOnce: number
  /** Calls whose bodies are read, or that run. */
  ofCompany: number
  ofPerson: number
  waitingOfPerson: number
}

/**
 * A running call holds up to three of the 20 connections of the pool at a moment. Lines are long enough for a page that
 * sends all its calls at once, and for a program that downloads hundreds of files.
 */
const shares: Record<Lane, Shares> = {
  calls: { atOnce: 12, ofCompany: 6, ofPerson: 3, waitingOfPerson: 500 },
  /** Their work has its own lines; here they only wait for it. */
  cad: { atOnce: 12, ofCompany: 4, ofPerson: 2, waitingOfPerson: 500 },
  heavy: { atOnce: 4, ofCompany: 2, ofPerson: 1, waitingOfPerson: 100 },
  /** Each has up to 10 MB in memory. */
  uploads: { atOnce: 12, ofCompany: 4, ofPerson: 1, waitingOfPerson: 20 },
}
/** A waiting call needs some 20 kB of memory. */
const waitingOfAll = 2000

/** Gives each person and company a share of the server. Further calls wait without a connection to the database. */
export function createAdmission(): Admission {
  const lanes = {
    calls: createLane(shares.calls),
    cad: createLane(shares.cad),
    heavy: createLane(shares.heavy),
    uploads: createLane(shares.uploads),
  }
  return {
    enter: (endpoint, owner, request) => lanes[laneOf(endpoint)](owner, request),
  }
}

function laneOf({ lane, upload }: Endpoint): Lane {
  return lane ?? (upload === true ? 'uploads' : 'calls')
}

/** Each person has a line; its first calls wait in the line of the company, and then for capacity. */
function createLane({ atOnce, ofCompany, ofPerson, waitingOfPerson }: Shares) {
  const unlimited = Number.POSITIVE_INFINITY
  const busy = () => new AppError('temporarilyUnavailable')
  const ofPeople = createLines(
    { atOnce: unlimited, atOnceOfOne: ofPerson, waitingOfOne: waitingOfPerson, waiting: waitingOfAll },
    () => new AppError('tooManyRequests'),
  )
  const ofCompanies = createLines(
    { atOnce: unlimited, atOnceOfOne: ofCompany, waitingOfOne: waitingOfAll, waiting: waitingOfAll },
    busy,
  )
  const ofServer = createLines(
    { atOnce, atOnceOfOne: ofCompany, waitingOfOne: waitingOfAll, waiting: waitingOfAll },
    busy,
  )

  return async ({ person, company }: Owner, request: Pick<FastifyRequest, 'signal'>): Promise<Admitted> => {
    const entered = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const stay = () => {
      entered.resolve()
      return left.promise
    }
    ofPeople(person, () => ofCompanies(company, stay, request), request).catch((error: unknown) =>
      entered.reject(request.signal.aborted ? new ClientDisconnected() : error),
    )
    await entered.promise
    return { run: (work) => ofServer(company, work), leave: left.resolve }
  }
}
