/** The materials and finishes between which one chooses first, in the assistant's order. */
export const finishes = ['hardened', 'nitrided', 'oxidised', 'stainless', 'beryllium_free'] as const
export type Finish = (typeof finishes)[number]

/** The more special a word, the more it says: a stainless pin is hardened, too, and an oxidised one nitrided. */
const mostSpecialFirst: readonly Finish[] = ['beryllium_free', 'stainless', 'oxidised', 'nitrided', 'hardened']

/** Returns the finish by which a material is chosen; undefined for one that the assistant does not ask for. */
export function finishOf(words: readonly string[]): Finish | undefined {
  return mostSpecialFirst.find((finish) => words.includes(finish))
}
