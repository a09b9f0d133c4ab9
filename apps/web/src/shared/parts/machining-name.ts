import { specialNames } from '@normwerk/i18n/option-texts'
import type { PlainTextId } from '@normwerk/i18n/text'
import { type OfferedMachining, specialKeys } from '@normwerk/parts/machining/special-machining'

/** Returns the text that names what is done to an article: the cut, or the special machining that it offers. */
export function machiningName(offered: OfferedMachining, isCut: boolean): PlainTextId {
  if (isCut) return 'catalogue.trimming.title'
  const [key, second] = specialKeys.filter((name) => offered[name] !== null)
  return key === undefined || second !== undefined ? 'shared.specialMachining' : specialNames[key]
}
