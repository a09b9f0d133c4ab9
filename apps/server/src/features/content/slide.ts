import { withoutLanguage } from '@normwerk/contract/content/safe-link'
import type { Slide, SlideText } from '@normwerk/contract/content/slide'
import type { ChangeSlide } from '@normwerk/contract/content/slide-editing'
import { defaultLanguage, fallbackLanguage, type LanguageCode } from '@normwerk/contract/language'
import { chooseText } from './choose-text.ts'
import { presentPicture } from './pictures.ts'
import type { SlideRow } from './repository/slides.ts'

type WrittenText = NonNullable<ChangeSlide['landingPageTexts']>[number]

/** The text with which a new slide begins. */
export const emptyText: SlideText = {
  languageCode: defaultLanguage,
  imageText1: null,
  imageText2: null,
  buttonText: null,
  buttonUrl: null,
}

/** Returns the text with null for each field that is left out. */
export function completeText({ languageCode, imageText1, imageText2, buttonText, buttonUrl }: WrittenText): SlideText {
  return {
    languageCode,
    imageText1: imageText1 ?? null,
    imageText2: imageText2 ?? null,
    buttonText: buttonText ?? null,
    buttonUrl: buttonUrl == null ? null : withoutLanguage(buttonUrl),
  }
}

export function presentSlide({ texts, picture, ...slide }: SlideRow): Slide {
  return { ...slide, landingPageTexts: texts, image: presentPicture(picture) }
}

/** Presents a slide with the text that readers of a language see, if it has any. */
export function presentSlideIn(row: SlideRow, language: LanguageCode): Slide {
  const text = chooseSlideText(row, language)
  return { ...presentSlide(row), landingPageTexts: text === undefined ? [] : [text] }
}

/** Names a slide for the log of the staff. */
export function titleOf(row: SlideRow): string {
  return chooseSlideText(row, fallbackLanguage)?.imageText1 ?? row.id
}

/** Describes a slide for the log of the staff. */
export function describeSlide({ texts, isHidden, sortIndex, picture }: SlideRow) {
  return { texts: texts.filter(isWritten).map(formatText), isHidden, sortIndex, image: picture?.hash ?? null }
}

/** A text with nothing in it is like one that is left out. */
function chooseSlideText({ texts }: SlideRow, language: LanguageCode): SlideText | undefined {
  return chooseText<SlideText>(
    Object.fromEntries(texts.filter(isWritten).map((text) => [text.languageCode, text])),
    language,
  )
}

function isWritten({ languageCode: _, ...words }: SlideText): boolean {
  return Object.values(words).some((word) => word !== null)
}

function formatText({ languageCode, imageText1, imageText2, buttonText, buttonUrl }: SlideText): string {
  const words = [imageText1, imageText2, buttonText, buttonUrl].filter((word) => word !== null)
  return `${languageCode}: ${words.join(' · ')}`
}
