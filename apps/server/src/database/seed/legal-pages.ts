import type { PageKey } from '@normwerk/contract/content'
import type { PageText } from '@normwerk/contract/page-text'
import { imprint } from './legal/imprint.ts'
import { privacyEnglish } from './legal/privacy-english.ts'
import { privacyGerman } from './legal/privacy-german.ts'
import { termsEnglish } from './legal/terms-english.ts'
import { termsGerman } from './legal/terms-german.ts'

/** Texts for the invented shop. Operators of a real shop publish their own. */
export const legalPages: { key: PageKey; texts: { de: PageText; en: PageText } }[] = [
  { key: 'terms', texts: { de: termsGerman, en: termsEnglish } },
  { key: 'privacy', texts: { de: privacyGerman, en: privacyEnglish } },
  { key: 'imprint', texts: imprint },
]
