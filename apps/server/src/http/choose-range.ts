/**
 * Returns the first and last byte that a `Range` header requests (RFC 9110, 14.2). Null means the whole file, which is
 * also the answer to an unclear header or several parts.
 */
export function chooseRange(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first < size ? [first, last] : 'unsatisfiable'
}
