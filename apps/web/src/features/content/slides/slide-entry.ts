import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { isSafeLink } from '@normwerk/contract/content/safe-link'
import type { Slide, SlideText } from '@normwerk/contract/content/slide'
import type { Translate } from '@normwerk/i18n/text'

export const slideFields = ['imageText1', 'imageText2', 'buttonText', 'buttonUrl'] as const
export type SlideField = (typeof slideFields)[number]
type TypedText = Record<SlideField, string>

/** A slide as it is typed. */
export interface SlideEntry {
  isVisible: boolean
  texts: Partial<Record<PageLanguage, TypedText>>
}

const nothing: TypedText = { imageText1: '', imageText2: '', buttonText: '', buttonUrl: '' }

export function slideEntryOf({ isHidden, landingPageTexts }: Slide): SlideEntry {
  const texts: SlideEntry['texts'] = {}
  for (const { languageCode, ...words } of landingPageTexts) {
    texts[languageCode] = {
      imageText1: words.imageText1 ?? '',
      imageText2: words.imageText2 ?? '',
      buttonText: words.buttonText ?? '',
      buttonUrl: words.buttonUrl ?? '',
    }
  }
  return { isVisible: !isHidden, texts }
}

export function typedIn({ texts }: SlideEntry, language: PageLanguage): TypedText {
  return texts[language] ?? nothing
}

/** Returns the languages in which something is typed, in the order in which they are sent. */
export function typedLanguages(entry: SlideEntry): PageLanguage[] {
  return pageLanguages.filter((language) =>
    Object.values(typedIn(entry, language)).some((typed) => typed.trim() !== ''),
  )
}

/** Returns the texts as visitors read them. */
export function wordsIn(entry: SlideEntry, language: PageLanguage): SlideText {
  const { imageText1, imageText2, buttonText, buttonUrl } = typedIn(entry, language)
  const word = (typed: string) => (typed.trim() === '' ? null : typed.trim())
  return {
    languageCode: language,
    ...{ imageText1: word(imageText1), imageText2: word(imageText2) },
    ...{ buttonText: word(buttonText), buttonUrl: word(buttonUrl) },
  }
}

/** Returns what is to be saved; null if nothing was changed. */
export function slideChangesTo(slide: Slide, entry: SlideEntry) {
  const write = (written: SlideEntry) => ({
    isHidden: !written.isVisible,
    landingPageTexts: typedLanguages(written).map((language) => wordsIn(written, language)),
  })
  const changes = write(entry)
  return JSON.stringify(changes) === JSON.stringify(write(slideEntryOf(slide))) ? null : changes
}

/** Returns the path of a field in the contract, where the texts are a list of those that are written. */
export function pathOf(entry: SlideEntry, language: PageLanguage, field: SlideField): string {
  const place = typedLanguages(entry).indexOf(language)
  return `landingPageTexts.${place === -1 ? language : place}.${field}`
}

/**
 * Returns the errors that prevent saving, by their paths in the contract.
 * @param shown the language in which a missing heading is to be typed
 */
export function slideErrors(entry: SlideEntry, shown: PageLanguage, text: Translate): Record<string, string | null> {
  const errors: Record<string, string | null> = {}
  const languages = typedLanguages(entry)
  for (const language of languages) {
    const { buttonText, buttonUrl } = wordsIn(entry, language)
    const needed = text('field.required')
    errors[pathOf(entry, language, 'buttonText')] = buttonText === null && buttonUrl !== null ? needed : null
    errors[pathOf(entry, language, 'buttonUrl')] =
      buttonUrl === null
        ? buttonText === null
          ? null
          : needed
        : isSafeLink(buttonUrl)
          ? null
          : text('content.slide.wrongUrl')
  }
  const hasHeading = languages.some((language) => wordsIn(entry, language).imageText1 !== null)
  errors[pathOf(entry, shown, 'imageText1')] =
    entry.isVisible && !hasHeading ? text('content.slide.needsHeading') : null
  return errors
}

/** Returns a language with an error, if the shown one has none; so that its fields are shown. */
export function languageWithError(
  entry: SlideEntry,
  shown: PageLanguage,
  errors: Record<string, string | null>,
): PageLanguage | undefined {
  const has = (language: PageLanguage) =>
    slideFields.some((field) => (errors[pathOf(entry, language, field)] ?? null) !== null)
  return has(shown) ? undefined : pageLanguages.find(has)
}

/** Names a slide in the language of the reader, else in any. */
export function titleIn({ landingPageTexts }: Slide, language: PageLanguage): string | null {
  const own = landingPageTexts.find(({ languageCode }) => languageCode === language)?.imageText1
  return own ?? landingPageTexts.find(({ imageText1 }) => imageText1 !== null)?.imageText1 ?? null
}
