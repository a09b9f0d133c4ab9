import type { LanguageCode } from '@normwerk/contract/language'
import type { TextId, TextParams } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'

/** The place of an error in a package; rows are counted from 1 as in a spreadsheet. */
export interface Place {
  file: string
  row?: number
  column?: string
}

/** Formats the reason in a language. */
export type Reason = (language: LanguageCode) => string

/** A package, or one of its tables, cannot be read any further. */
export class PackageError extends Error {
  readonly place: Place
  readonly reason: Reason

  constructor(place: Place, reason: Reason, cause?: unknown) {
    super(`${place.file}: ${reason('en')}`, { cause })
    this.name = 'PackageError'
    this.place = place
    this.reason = reason
  }
}

export function because<Id extends TextId>(id: Id, ...params: TextParams<Id>): Reason {
  return (language) => translate(language, id, ...params)
}
