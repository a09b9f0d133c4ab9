const placed = /^(\d{1,3}(?:[.,'’ ]\d{3})*)([.,])(\d{3})(?=$|\s)/

interface Placed {
  whole: string
  point: string
  places: string
}

/**
 * Business software exports pieces with three places. Where every quantity of a list has them none is meant in
 * thousands, if all of the places are zeros or one quantity can't be read otherwise, as `0,350` or `1.250,000`.
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

/** Places that are not zeros get one more where they could be taken for thousands. */
function withoutPlaces(quantity: string, whole: string, _point: string, places: string): string {
  if (places === '000') return whole
  return whole.startsWith('0') ? quantity : `${quantity}0`
}
