const thousandths = /^(\d{1,3})[.,]000(?=$|\s)/

/** Business software exports pieces with three places: where every quantity of a list ends so, none is meant in thousands. */
export function unscaleQuantities<Row extends { quantity?: string }>(rows: readonly Row[]): Row[] {
  const told = rows.flatMap(({ quantity }) => quantity ?? [])
  if (told.length < 2 || !told.every((quantity) => thousandths.test(quantity))) return [...rows]
  return rows.map((row) =>
    row.quantity === undefined ? row : { ...row, quantity: row.quantity.replace(thousandths, '$1') },
  )
}
