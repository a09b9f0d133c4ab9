/** Numbers of one language, in folded letters, that are other words in the next one: the German "hat" is six in Hungarian. */
export const numberHomographs: ReadonlySet<string> = new Set([
  'due',
  'once',
  'ten',
  'hat',
  'het',
  'dos',
  'sei',
  'um',
  'se',
  'sta',
  'nova',
  'noua',
])
