import type { Endpoint } from '@normwerk/contract/endpoint'
import { createQueues, type Leaving } from './create-queues.ts'

/** Calls of one kind share a lane, so that no kind delays another. */
type Lane = NonNullable<Endpoint['lane']> | 'calls' | 'uploads'

/** Who makes a call. */
export interface Owner {
  person: string
  company: string
}

/** Too many calls wait: those of one person, or all together. */
export class NotAdmitted extends Error {
  readonly tooMany: 'ofPerson' | 'ofServer'

  constructor(tooMany: 'ofPerson' | 'ofServer') {
    super(`too many calls ${tooMany}`)
    this.name = 'NotAdmitted'
    this.tooMany = tooMany
  }
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
   * @param leaving its signal ends the waiting
   * @throws NotAdmitted
   */
  enter(endpoint: Endpoint, owner: Owner, leaving: Leaving): Promise<Admitted>
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
  calls: { atOnce: 12, ofCompany: 6, ofPerson: 4, waitingOfPerson: 500 },
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
    enter: (endpoint, owner, leaving) => lanes[laneOf(endpoint)](owner, leaving),
  }
}

function laneOf({ lane, upload }: Endpoint): Lane {
  return lane ?? (upload === true ? 'uploads' : 'calls')
}

/** Each person has a line; its first calls wait in the line of the company, and then for capacity. */
function createLane({ atOnce, ofCompany, ofPerson, waitingOfPerson }: Shares) {
  const unlimited = Number.POSITIVE_INFINITY
  const busy = () => new NotAdmitted('ofServer')
  const ofPeople = createQueues(
    { atOnce: unlimited, atOnceOfOne: ofPerson, waitingOfOne: waitingOfPerson, waiting: waitingOfAll },
    () => new NotAdmitted('ofPerson'),
  )
  const ofCompanies = createQueues(
    { atOnce: unlimited, atOnceOfOne: ofCompany, waitingOfOne: waitingOfAll, waiting: waitingOfAll },
    busy,
  )
  const ofServer = createQueues(
    { atOnce, atOnceOfOne: ofCompany, waitingOfOne: waitingOfAll, waiting: waitingOfAll },
    busy,
  )

  return async ({ person, company }: Owner, leaving: Leaving): Promise<Admitted> => {
    await ofPeople.enter(person, leaving)
    try {
      await ofCompanies.enter(company, leaving)
    } catch (error) {
      ofPeople.leave(person)
      throw error
    }
    let isIn = true
    const leave = () => {
      if (!isIn) return
      isIn = false
      ofCompanies.leave(company)
      ofPeople.leave(person)
    }
    return { run: (work) => ofServer.inLine(company, work), leave }
  }
}
