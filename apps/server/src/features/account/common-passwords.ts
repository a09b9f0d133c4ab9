import { dictionary } from '@zxcvbn-ts/language-common'

/** Words that somebody who attacks this shop tries first, in lower case. */
const wordsOfShop = [
  ...['normwerk', 'normalien', 'auswerfer', 'auswerferstift', 'formenbau', 'werkzeugbau', 'formplatte', 'bestellung'],
  ...['ejector', 'ejectorpin', 'mouldmaking', 'moldmaking', 'toolmaking', 'einkauf', 'purchasing', 'onlineshop'],
]

/** In lower case as in the list, of which the first are the most common. */
const commonest = new Set([...dictionary['passwords-common'].slice(0, 10_000), ...wordsOfShop])

/** The letters that people write as digits and signs. One that stands for two letters is tried as both. */
const disguises: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  ...{ '@': 'a', '4': 'a', '8': 'b', '(': 'c', '3': 'e', '€': 'e', '6': 'g', '9': 'g', '0': 'o', $: 's', '5': 's' },
  ...{ '7': 't', '+': 't', '2': 'z', '1': one, '!': one, '|': one },
}))

/**
 * Whether a password is one of the commonest or a word of this shop, also with digits and signs around it or in place of
 * its letters: programs for guessing try these variants first.
 */
export function isCommonPassword(password: string): boolean {
  // Normalized like the hash, which ignores how letters are composed and how wide they are.
  const typed = password.normalize('NFKC').toLowerCase()
  // A digit at an end may stand for itself or for a letter, so the ends are removed from one of two.
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [typed, bare].some(
    (text) => commonest.has(text) || disguises.some((letters) => commonest.has(undo(text, letters))),
  )
}

function undo(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replace(/[^\p{L}]/gu, (sign) => letters[sign] ?? sign)
}
