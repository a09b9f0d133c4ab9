import { families } from '@normwerk/parts/families/families'

/** The keys of all sizes and choices of the shop's families. */
export const familyKeys: ReadonlySet<string> = new Set(
  families.flatMap(({ sizes, choices }) => [...sizes, ...choices].map(({ key }) => key)),
)
