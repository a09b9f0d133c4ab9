/** The single-byte encodings in which office programs save text: of western and of Central European languages. */
export type CodePage = 'windows-1252' | 'windows-1250'

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

/**
 * Recognises the code page of a text by its letters: Central European if each western language lacks a letter of the
 * western reading, and one Central European language has all letters of the other reading.
 */
export function recogniseCodePage(content: Uint8Array): CodePage {
  const head = content.subarray(0, sample)
  const isOf = (codePage: CodePage, languages: readonly RegExp[]) => {
    const read = new TextDecoder(codePage).decode(head).toLowerCase().match(words) ?? []
    const foreign = [...new Set(read)].filter((word) => !ascii.test(word))
    return languages.some((letters) => foreign.every((word) => ascii.test(word.replace(letters, ''))))
  }
  return !isOf('windows-1252', western) && isOf('windows-1250', centralEuropean) ? 'windows-1250' : 'windows-1252'
}
