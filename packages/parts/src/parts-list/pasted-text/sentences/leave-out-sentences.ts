/** A Spanish question begins with a sign. */
export const betweenSentences = /(?<=[.!?])\s+(?=[¿¡]?\p{Lu})/u

/** Removes some sentences of a line; a line without any of them stays as it is written. */
export function leaveOutSentences(line: string, isLeftOut: (sentence: string) => boolean): string {
  const sentences = line.split(betweenSentences)
  const kept = sentences.filter((sentence) => !isLeftOut(sentence))
  return kept.length === sentences.length ? line : kept.join(' ')
}
