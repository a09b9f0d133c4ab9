import { type FamilyCode, families } from '../families/families.ts'

const typing = /^\s*(?:(?:din|en|iso)[\s/-]*)+(\d{1,5})(?:\s*-\s*(\d{0,2}))?\s*$/i

/** Returns the families of the standards whose numbers begin with a text, `DIN 15`; empty if it begins none. */
export function familiesOfStandardsBeginningWith(text: string): FamilyCode[] {
  const [, typed, typedPart = ''] = typing.exec(text) ?? []
  if (typed === undefined) return []
  return families
    .filter(({ standards }) =>
      standards.some(({ number, part = '' }) => {
        return typedPart === '' ? number.startsWith(typed) : number === typed && part.startsWith(typedPart)
      }),
    )
    .map(({ code }) => code)
}
