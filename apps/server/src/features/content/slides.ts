import { isDeepStrictEqual } from 'node:util'
import { isId } from '@normwerk/contract/common'
import { withoutLanguage } from '@normwerk/contract/content/safe-link'
import type { Slide, SlideText } from '@normwerk/contract/content/slide'
import { type ChangeSlide, newSlideSortIndex } from '@normwerk/contract/content/slide-editing'
import { defaultLanguage, fallbackLanguage, type LanguageCode } from '@normwerk/contract/language'
import { maxSlides } from '@normwerk/contract/limits'
import type { Queries } from '../../database/client.ts'
import type { AuditChanges } from '../../database/tables/audit.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { chooseText } from './pages.ts'
import { type EncodedPicture, presentPicture, storePicture } from './pictures.ts'
import {
  deleteSlideRow,
  insertSlide,
  listSlides,
  listVisibleSlides,
  lockSlide,
  lockSlides,
  type SlideRow,
  updateSlide,
} from './repository/slides.ts'

type WrittenText = NonNullable<ChangeSlide['landingPageTexts']>[number]

/** The text with which a new slide begins. */
const emptyText: SlideText = {
  languageCode: defaultLanguage,
  imageText1: null,
  imageText2: null,
  buttonText: null,
  buttonUrl: null,
}

/** Returns the text with null for each field that is left out. */
function completeText({ languageCode, imageText1, imageText2, buttonText, buttonUrl }: WrittenText): SlideText {
  return {
    languageCode,
    imageText1: imageText1 ?? null,
    imageText2: imageText2 ?? null,
    buttonText: buttonText ?? null,
    buttonUrl: buttonUrl == null ? null : withoutLanguage(buttonUrl),
  }
}

function presentSlide({ texts, picture, ...slide }: SlideRow): Slide {
  return { ...slide, landingPageTexts: texts, image: presentPicture(picture) }
}

/** Presents a slide with the text that readers of a language see, if it has any. */
function presentSlideIn(row: SlideRow, language: LanguageCode): Slide {
  const text = chooseSlideText(row, language)
  return { ...presentSlide(row), landingPageTexts: text === undefined ? [] : [text] }
}

/** Names a slide for the log of the staff. */
function titleOf(row: SlideRow): string {
  return chooseSlideText(row, fallbackLanguage)?.imageText1 ?? row.id
}

/** Describes a slide for the log of the staff. */
function describeSlide({ texts, isHidden, sortIndex, picture }: SlideRow) {
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

type Recording = Pick<Dependencies, 'ids' | 'clock'>
export type Editing = Pick<CallContext<Caller>, 'db' | 'caller' | 'request'>

/** Lists the visible slides as readers of a language see them. */
export async function listSlidesIn(db: Queries, language: LanguageCode): Promise<Slide[]> {
  return (await listVisibleSlides(db)).map((row) => presentSlideIn(row, language))
}

export async function listAllSlides(db: Queries): Promise<Slide[]> {
  return (await listSlides(db)).map(presentSlide)
}

/** @throws AppError `tooManyEntries` */
export async function addSlide(recording: Recording, call: Editing): Promise<Slide> {
  await lockSlides(call.db)
  if ((await listSlides(call.db)).length >= maxSlides) throw new AppError('tooManyEntries', {}, { limit: maxSlides })
  const slide = { id: recording.ids.next(), sortIndex: newSlideSortIndex, isHidden: true, texts: [emptyText] }
  await insertSlide(call.db, slide)
  await record(recording, call, 'slide.added', {})
  return presentSlide({ ...slide, picture: null })
}

/** @throws AppError `entryNotFound` */
export async function changeSlide(
  recording: Recording,
  call: Editing,
  id: string,
  { sortIndex, isHidden, landingPageTexts }: ChangeSlide,
): Promise<Slide> {
  const before = await lockOrThrow(call.db, id)
  const columns = {
    sortIndex: sortIndex ?? before.sortIndex,
    isHidden: isHidden ?? before.isHidden,
    texts: landingPageTexts?.map(completeText) ?? before.texts,
  }
  const after = { ...before, ...columns }
  if (isDeepStrictEqual(before, after)) return presentSlide(before)
  await updateSlide(call.db, id, columns)
  await recordChange(recording, call, before, after)
  return presentSlide(after)
}

/** @throws AppError `entryNotFound` */
export async function changePicture(
  recording: Recording,
  call: Editing,
  id: string,
  encoded: EncodedPicture,
): Promise<Slide> {
  const before = await lockOrThrow(call.db, id)
  const picture = await storePicture(call.db, recording.clock, encoded)
  const after = { ...before, picture }
  if (before.picture?.hash === picture.hash) return presentSlide(before)
  await updateSlide(call.db, id, { pictureHash: picture.hash })
  await recordChange(recording, call, before, after)
  return presentSlide(after)
}

/**
 * Orders the slides; those that the caller did not know come last.
 * @throws AppError `entryNotFound` for an id that no slide has
 */
export async function orderSlides(recording: Recording, call: Editing, slideIds: readonly string[]): Promise<void> {
  await lockSlides(call.db)
  const before = await listSlides(call.db)
  const named = [...new Set(slideIds)].map((id) => {
    const slide = before.find((known) => known.id === id)
    if (slide === undefined) throw new AppError('entryNotFound')
    return slide
  })
  const after = [...named, ...before.filter((slide) => !named.includes(slide))]
  if (isDeepStrictEqual(before, after)) return
  for (const [at, { id }] of after.entries()) await updateSlide(call.db, id, { sortIndex: at + 1 })
  await record(recording, call, 'slide.changed', { slides: [before.map(titleOf), after.map(titleOf)] })
}

/** @throws AppError `entryNotFound` */
export async function deleteSlide(recording: Recording, call: Editing, id: string): Promise<void> {
  const slide = await lockOrThrow(call.db, id)
  await deleteSlideRow(call.db, id)
  await record(recording, call, 'slide.deleted', { texts: [describeSlide(slide).texts, null] })
}

/** @throws AppError `entryNotFound`, so that nothing is encoded for no slide */
export async function expectSlide(db: Queries, id: string): Promise<void> {
  if (!(await listSlides(db)).some((slide) => slide.id === id)) throw new AppError('entryNotFound')
}

async function lockOrThrow(db: Queries, id: string): Promise<SlideRow> {
  const slide = isId(id) ? await lockSlide(db, id) : undefined
  if (slide === undefined) throw new AppError('entryNotFound')
  return slide
}

function recordChange(recording: Recording, call: Editing, before: SlideRow, after: SlideRow): Promise<void> {
  const fields = ['texts', 'isHidden', 'sortIndex', 'image'] as const
  const changes = changesBetween(describeSlide(before), describeSlide(after), fields)
  return record(recording, call, 'slide.changed', { slide: [titleOf(before), titleOf(after)], ...changes })
}

async function record(
  recording: Recording,
  { db, caller, request }: Editing,
  action: 'slide.added' | 'slide.changed' | 'slide.deleted',
  changes: AuditChanges,
): Promise<void> {
  const by = { userId: caller.userId, companyId: null, correlationId: request.id }
  await recordEvent(recording, db, { action, ...by, changes })
}
