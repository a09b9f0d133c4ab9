import type { LanguageCode } from '@normwerk/contract/language'
import type { TextId, TextParams } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'

/** Where in a package something is wrong; rows are counted from 1 as a spreadsheet does. */
export interface Place {
  file: string
  row?: number
  column?: string
}

/** Says in a language what is wrong. */
export type Reason = (language: LanguageCode) => string

/** A package, or one of its tables, that cannot be read any further. */
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
