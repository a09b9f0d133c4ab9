const dayLength = 24 * 60 * 60 * 1000
const minuteLength = 60 * 1000

/** Where and when goods are sent. */
export interface ShipPlace {
  timeZone: string
  /** An order before this minute of a working day counts as of that day; later, as of the next working day. */
  cutOff: { hour: number; minute: number }
  /** Days on which nothing is sent, besides Saturdays and Sundays, as `YYYY-MM-DD`. */
  closedDays: ReadonlySet<string>
}

/** Returns the day, `YYYY-MM-DD`, on which something with this lead time in working days is sent. */
export type ShipDateAfter = (leadTimeDays: number) => string

/** Returns the ship dates of everything that is ordered at a moment. */
export type ShipCalendar = (now: Date) => ShipDateAfter

/**
 * Makes the calendar of a place. The lead time counts working days from the day on which an order is accepted: that of
 * the order itself up to the cut-off, else the next working day. The dates of one day are computed once.
 */
export function createShipCalendar({ timeZone, cutOff, closedDays }: ShipPlace): ShipCalendar {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  let readAt = Number.NaN
  let acceptedOn = ''
  /** The working days from `acceptedOn` on, as far as they were asked for. */
  let workingDays: string[] = []

  return (now) => {
    const minute = Math.floor(now.getTime() / minuteLength)
    if (minute !== readAt) {
      readAt = minute
      acceptFrom(acceptanceDay(now))
    }
    return after(workingDays)
  }

  function acceptFrom(day: string): void {
    if (day === acceptedOn) return
    acceptedOn = day
    workingDays = [day]
  }

  function after(days: string[]): ShipDateAfter {
    return (leadTimeDays) => {
      for (let last = days.at(-1); days.length <= leadTimeDays && last !== undefined; days.push(last)) {
        last = workingDayFrom(nextDay(last))
      }
      const day = days[leadTimeDays]
      if (day === undefined) throw new RangeError(`no lead time: ${leadTimeDays}`)
      return day
    }
  }

  function acceptanceDay(now: Date): string {
    const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
    const today = `${parts.year}-${parts.month}-${parts.day}`
    const isLate = Number(parts.hour) * 60 + Number(parts.minute) >= cutOff.hour * 60 + cutOff.minute
    return workingDayFrom(isLate ? nextDay(today) : today)
  }

  function workingDayFrom(day: string): string {
    let open = day
    while (isWeekend(open) || closedDays.has(open)) open = nextDay(open)
    return open
  }
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10)
}

function isWeekend(day: string): boolean {
  return new Date(day).getUTCDay() % 6 === 0
}
