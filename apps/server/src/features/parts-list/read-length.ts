const written = /^(?:l\s*=\s*)?(\d{1,5}(?:[.,]\d{1,4})?)\s*(?:mm)?$/i

/** Reads a length in mm from a cell; null for an empty cell, 'unreadable' for anything else. */
export function readLength(value: string | number | null | undefined): number | null | 'unreadable' {
  if (typeof value === 'number') return value
  const text = (value ?? '').normalize('NFKC').trim()
  if (text === '') return null
  const figure = written.exec(text)?.[1]
  return figure === undefined ? 'unreadable' : Number(figure.replace(',', '.'))
}
