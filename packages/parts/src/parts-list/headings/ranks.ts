/** The ranks of headings of quantities: the highest one is what is ordered. */
export const ranks = {
  order: 4,
  /** What is replaced, of the pieces that are built in; spare ones may be ordered besides. */
  replaced: 3.5,
  total: 3,
  plain: 2,
  /** What is needed, although some of it may be in stock or ordered. */
  needed: 1.8,
  /** A count by some word of the heading. */
  worded: 1,
  /** A total of pieces or money: it counts only without another quantity. */
  sum: 0.5,
  /** The pieces of one assembly: a mould may have several of them. */
  perAssembly: 0.45,
  perMould: 0.4,
  /** The pieces of one side; those of both are added. */
  sides: 0.3,
} as const
