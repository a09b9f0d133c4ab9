/** Other makers of standard parts for moulds, in small letters. Their names mean no other kind of part. */
const makers: ReadonlySet<string> = new Set([
  ...['cumsa', 'diemould', 'fibro', 'futaba', 'hasco', 'knarr', 'meusburger', 'misumi', 'pedrotti', 'rabourdin'],
  'strack',
])

export function isMaker(word: string): boolean {
  return makers.has(word.toLowerCase())
}
