/** Points of a millimetre. */
const millimetre = 72 / 25.4

export function mm(millimetres: number): number {
  return millimetres * millimetre
}

/** A business letter on A4 by DIN 5008, form B; points from the top left corner. */
export const sheet = {
  size: 'A4',
  left: mm(25),
  right: mm(190),
  width: mm(165),
  /** Of the name at the top. */
  head: mm(14),
  window: { left: mm(25), width: mm(80), top: mm(45), addressTop: mm(63), bottom: mm(90) },
  facts: { left: mm(118), right: mm(190), label: mm(31), top: mm(47) },
  /** Where the text of the first page begins at the earliest, and that of the others. */
  bodyTop: mm(101),
  nextBodyTop: mm(34),
  bodyBottom: mm(262),
  footTop: mm(269),
  foldMarks: [mm(105), mm(210)],
  punchMark: mm(148.5),
} as const

/** The colours of the shop: ink, its accent, and grey for what is less important. */
export const colours = { ink: '#141c24', accent: '#1d5583', soft: '#4d5964', rule: '#b9c2c9', tint: '#eef3f7' } as const

export const sizes = { title: 15, plain: 9, strong: 9, small: 7.5, foot: 6.8 } as const
