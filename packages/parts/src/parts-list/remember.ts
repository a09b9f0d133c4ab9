const maxRemembered = 4000

/**
 * Returns a reader that keeps its latest answers, as the steps of a mail read the same pieces of text again. Of a mail
 * with more lines than it keeps, each step still finds the answers of the one before.
 */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  let latest = new Map<string, { answer: T }>()
  let former = latest
  return (text) => {
    const found = latest.get(text) ?? former.get(text)
    if (found !== undefined) return found.answer
    const answer = read(text)
    if (latest.size >= maxRemembered) {
      former = latest
      latest = new Map()
    }
    latest.set(text, { answer })
    return answer
  }
}
