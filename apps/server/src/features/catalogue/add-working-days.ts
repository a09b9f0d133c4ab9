const day = 24 * 60 * 60 * 1000

/** The calendar date (UTC) so many working days after a moment; Saturdays and Sundays don't count. */
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
