import type { Translate } from '@normwerk/i18n/text'

interface Person {
  salutation: 'Mr' | 'Ms' | null
  title: string | null
  firstName: string
  lastName: string
}

const texts = { Mr: 'shared.people.nameMr', Ms: 'shared.people.nameMs' } as const

/** Returns the whole name with its form of address, which follows the name in some languages. */
export function addressedName({ salutation, title, firstName, lastName }: Person, text: Translate): string {
  const name = [title, firstName, lastName].filter(Boolean).join(' ')
  return salutation === null ? name : text(texts[salutation], { name })
}
