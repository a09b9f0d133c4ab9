const placed = /^(\d{1,3}(?:[.,'’ ]\d{3})*)([.,])(\d{3})(?=$|\s)/

interface Placed {
  whole: string
  point: string
  places: string
}

/**
 * Removes the three decimals with which business software exports pieces. If every quantity of a list has them, they
 * are no thousands, provided that all decimals are zeros or one quantity has no other meaning: `0,350` or `1.250,000`.
 */
export function unscaleQuantities<Row extends { quantity?: string }>(rows: readonly Row[]): Row[] {
  const stated = rows.flatMap(({ quantity }) => quantity ?? [])
  const read = stated.flatMap((quantity): Placed[] => {
    const [, whole, point = '', places = ''] = placed.exec(quantity) ?? []
    return whole === undefined ? [] : [{ whole, point, places }]
  })
  const points = new Set(read.map(({ point }) => point))
  if (stated.length < 2 || read.length < stated.length || points.size > 1) return [...rows]
  const isPlain = read.every(({ whole, places }) => /^\d+$/.test(whole) && places === '000')
  if (!isPlain && !read.some(hasPlaces)) return [...rows]
  return rows.map((row) =>
    row.quantity === undefined ? row : { ...row, quantity: row.quantity.replace(placed, withoutPlaces) },
  )
}

function hasPlaces({ whole, point }: Placed): boolean {
  return whole.startsWith('0') || (/\D/.test(whole) && !whole.includes(point))
}

/** Removes zero decimals; other decimals that look like thousands get one more digit. */
function withoutPlaces(quantity: string, whole: string, _point: string, places: string): string {
  if (places === '000') return whole
  return whole.startsWith('0') ? quantity : `${quantity}0`
}
