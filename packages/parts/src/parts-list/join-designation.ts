const chain = /(?<![\d.,])\d+(?:[.,]\d+)?(?:\s*(?:mm)?\s*[x×*/]\s*(?:ø|d|l|r)?=?\s*\d+(?:[.,]\d+)?)+/gi

/**
 * Joins a designation from several cells in their order. Leaves out repeated content, such as the sizes in a second
 * language.
 */
export function joinDesignation(parts: readonly string[]): string {
  let joined: string[] = []
  for (const part of parts) {
    const folded = fold(part)
    if (folded === '' || joined.some((known) => fold(known).includes(folded))) continue
    const sizes = chainsOf(part)
    const known = joined.flatMap(chainsOf)
    if (sizes.length > 0 && sizes.every((size) => known.includes(size))) continue
    joined = [...joined.filter((earlier) => !folded.includes(fold(earlier))), part]
  }
  return joined.join(' ')
}

function chainsOf(text: string): string[] {
  return (text.match(chain) ?? []).map(fold)
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/[×*]/g, 'x')
    .replace(/[\s;:()]+/g, '')
}
