const day = 24 * 60 * 60 * 1000

/** Returns the calendar date (UTC) this many working days after a moment, without Saturdays and Sundays. */
export function addWorkingDays(from: Date, days: number): string {
  let date = new Date(from)
  for (let left = days; left > 0 || isWeekend(date); ) {
    date = new Date(date.getTime() + day)
    if (!isWeekend(date)) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6
}
