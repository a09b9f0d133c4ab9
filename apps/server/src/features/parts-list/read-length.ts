const written = /^(?:l\s*=\s*)?(\d{1,5}(?:[.,]\d{1,4})?)\s*(?:mm)?$/i

/** A length in mm as a cell of a list says it; null for an empty cell, 'unreadable' for anything else. */
export function readLength(value: string | number | null | undefined): number | null | 'unreadable' {
  if (typeof value === 'number') return value
  const text = (value ?? '').normalize('NFKC').trim()
  if (text === '') return null
  const figure = written.exec(text)?.[1]
  return figure === undefined ? 'unreadable' : Number(figure.replace(',', '.'))
}
