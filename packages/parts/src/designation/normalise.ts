const spelled: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'ss' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
}

const isAscii = /^[ -~]*$/

/**
 * Returns a text in one spelling for all keyboards, CAD systems and spreadsheets: `×`, `*` → `x`; `Ø`, `⌀` → `ø`;
 * dashes, umlauts and accents, decimal commas, white space and the underscores of file names. Keeps the letter case, as
 * `H7` and `h7` are two fits. Accents go first, because they may stand on a sign too. A dash between sizes with units,
 * `30 mm - 66 mm`, joins them, and so does a plus between two lengths: `66 mm + 95 mm`. A normalised text stays as it is.
 */
export function normalise(text: string): string {
  const plain = isAscii.test(text) ? text : replaceSigns(text)
  return plain
    .replaceAll('*', 'x')
    .replaceAll("''", '"')
    .replaceAll('_', ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d ?mm) - (?=\d+(?:\.\d+)? ?mm\b)/g, '$1 x ')
    .replace(/(\d ?mm) \+ (?=\d{2,3} ?mm\b)/g, '$1/')
    .replace(/\b((?:cl|kl|gr|fkl)\.)(?=\d)/gi, '$1 ')
    .replace(/([+±])\s*,(?=\d)/g, '$10.')
    .trim()
}

/** Replaces the signs and letters that not all keyboards have. */
function replaceSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[äöüÄÖÜßłŁđĐ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[×✕✖⨯]/g, 'x')
    .replace(/[Ø⌀∅Φφ]/g, 'ø')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/→/g, '->')
    .replace(/[”″″]|′′|’’/g, '"')
    .replace(/⁄/g, '/')
}
