/** The single-byte encodings in which programs save text: of western and of Central European languages. */
export type CodePage = 'windows-1252' | 'windows-1250' | 'iso-8859-2'

/** Words at the beginning of a text show its language. */
const sample = 200_000
/** A shorter run of letters may be a symbol, such as the `Ø` of a diameter. */
const words = /[\p{L}\p{No}¿£¥¯\u0080-\u009f]{4,}/gu
const ascii = /^[\u0020-\u007e]*$/

/** The letters of each western language of the shop, where it has them. English has no others than ASCII. */
const western = [
  /[äöüß]/g,
  /[áéíóúü]|ñ(?=[aeiouáéíóú])|^¿/g,
  /[àâæçéêëîïôùûüÿœ]|(?<!a)è(?=\p{L})/gu,
  /[àéìòù]|(?<!a)è/g,
  /[äëïöüé]|(?<!a)è/g,
  /[áâàçéêíóôú]|ã(?=[oe]|s?$)|õ(?=e)/g,
  /[åäöé]/g,
]
/** Czech, Polish, Hungarian, Romanian, Slovene. */
const centralEuropean = [/[áčďéěíňóřšťúůýž]/g, /[ąćęłńóśźż]/g, /[áéíóöőúüű]/g, /[ăâîşţ]/g, /[čšž]/g]

/** Letters of ISO 8859-2 within words, read as those of Windows. */
const brokenWord = /\p{L}[¦©«®±µ¶¹»]\p{L}/u

/**
 * Recognises the code page of a text by its letters: Central European if each western language lacks a letter of the
 * western reading, and one Central European language has all letters of the other reading. Linux programs save these in
 * ISO 8859-2, which has other places for š, ž and ą than Windows.
 */
export function recogniseCodePage(content: Uint8Array): CodePage {
  const head = content.subarray(0, sample)
  const isOf = (codePage: CodePage, languages: readonly RegExp[]) => {
    const read = new TextDecoder(codePage).decode(head).toLowerCase().match(words) ?? []
    const foreign = [...new Set(read)].filter((word) => !ascii.test(word))
    return languages.some((letters) => foreign.every((word) => ascii.test(word.replace(letters, ''))))
  }
  if (isOf('windows-1252', western)) return 'windows-1252'
  const isBroken = brokenWord.test(new TextDecoder('windows-1250').decode(head))
  if (!isBroken && isOf('windows-1250', centralEuropean)) return 'windows-1250'
  return isOf('iso-8859-2', centralEuropean)
    ? 'iso-8859-2'
    : isOf('windows-1250', centralEuropean)
      ? 'windows-1250'
      : 'windows-1252'
}
