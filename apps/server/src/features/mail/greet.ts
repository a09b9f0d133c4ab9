import type { Translate } from '@normwerk/i18n/text'
import type { Person } from './mail-content.ts'

/** Anybody can register with any name and another person's address, so a name must not carry an advertisement. */
const looksLikeAddress = /[/@]|\.\p{L}{2}/u

/** Returns the first line of a letter. */
export function greet(text: Translate, person: Person | null): string {
  if (person === null) return text('mail.greet')
  const { salutation, title, firstName, lastName } = person
  if (looksLikeAddress.test(`${title ?? ''} ${firstName} ${lastName}`)) return text('mail.greet')
  if (salutation === null) {
    return text('mail.greetName', {
      name: title === null ? `${firstName} ${lastName}` : `${title} ${firstName} ${lastName}`,
    })
  }
  if (title === null) return text(salutation === 'Ms' ? 'mail.greetMs' : 'mail.greetMr', { name: lastName })
  return text(salutation === 'Ms' ? 'mail.greetMsTitled' : 'mail.greetMrTitled', { name: `${title} ${lastName}` })
}
