/** From the soonest on. */
const steps: readonly string[] = ['inStock', 'shortTerm', 'onRequest']
const maxDays = 19_999

/** Returns how soon an article is available as one number to sort by, from 1 to 60,000: by availability, then by days. */
export function soonnessOf(availability: string, leadTimeDays: number): number {
  return steps.indexOf(availability) * (maxDays + 1) + Math.min(leadTimeDays, maxDays) + 1
}
