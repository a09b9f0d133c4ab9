const doubled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'ss' }

/**
 * Returns a text in one spelling for all keyboards, CAD systems and spreadsheets: `×`, `*` → `x`; `Ø`, `⌀` → `ø`;
 * dashes, umlauts, decimal commas, white space and the underscores of file names. Keeps the letter case, as `H7` and
 * `h7` are two fits.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[×✕✖⨯*]/g, 'x')
    .replace(/[Ø⌀∅Φφ]/g, 'ø')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/→/g, '->')
    .replace(/_/g, ' ')
    .replace(/[äöüÄÖÜß]/g, (letter) => doubled[letter] ?? letter)
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/([+±])\s*,(?=\d)/g, '$10.')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}
