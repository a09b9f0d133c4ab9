/** A row of the file that names a part. */
export interface NamedRow {
  row: number
  text: string
  ownNumber: string
  /** Of the part as it is stocked. */
  articleNo: string
  dimensionId: string
  changedLength: number | null
}
