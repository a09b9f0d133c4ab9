const doubled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'ss' }

/**
 * One spelling for what keyboards, CAD systems and spreadsheets write differently: `×`, `*` → `x`; `Ø`, `⌀` → `ø`;
 * dashes, umlauts, decimal commas, white space and the underscores of file names. Letter case is kept: `H7` and `h7` are two fits.
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
