import { languageCodes, textLanguage } from '../language.ts'

/** The languages in which staff write texts for the public. */
export const pageLanguages = [...new Set(languageCodes.map(textLanguage))]
export type PageLanguage = (typeof pageLanguages)[number]
