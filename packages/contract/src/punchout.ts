/** What purchasing systems call a piece: ISO, SAP in English and in German, and Recommendation 20 of the UN. */
export const pieceUnits = ['PCE', 'EA', 'ST', 'PC', 'C62', 'H87'] as const
export type PieceUnit = (typeof pieceUnits)[number]

export function isPieceUnit(text: string): text is PieceUnit {
  return pieceUnits.some((unit) => unit === text)
}
