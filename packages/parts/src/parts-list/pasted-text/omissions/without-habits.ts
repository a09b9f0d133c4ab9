import { hasMaterial, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'

const use =
  '(?:(?:ver)?brauchen|use|need|get through|utilis\\p{L}+|consomm\\p{L}+|usiamo|consumiamo|us[ao]mos|gasta(?:mos)?|consumimos|(?:ge|ver)bruiken|(?:u|zu)zywamy|pouzivame|spotrebujeme|hasznalunk|folosim|consumam|anvander|forbrukar|(?:u|po)rabimo|porabljamo)'
const many =
  '(?:viele?|reichlich|a lot|lots|plenty|many|beaucoup|pas mal|tant[iaeo]|molt[iaeo]|much[oa]s?|muit[oa]s?|veel|duzo|wiele|hodne|mnoho|spoustu|sok(?:at)?|mult[ei]?|mycket|manga|veliko)(?:\\s(?:davon|of (?:them|those)|ervan))?'
const always =
  '(?:immer|always|toujours|sempre|siempre|altijd|zawsze|vzdycky|vzdy|mindig|mereu|intotdeauna|alltid|vedno)'
const lose =
  '(?:verlor\\p{L}*|verlier\\p{L}*|verschwind\\p{L}*|los[et]s?|perd\\p{L}*|pierd\\p{L}*|kwijt|zoek|gub\\p{L}*|ztrat\\p{L}*|ztrac\\p{L}*|elvesz\\p{L}*|forsvinn\\p{L}*|tappar|izgub\\p{L}*)'
const habit = new RegExp(
  String.raw`[,;]\s+(?:\p{L}+['\s]){0,4}?(?:${use}(?:\s\p{L}+){0,2}?\s${many}|${always}(?:\s\p{L}+){0,3}?\s${lose}(?:\s\p{L}+){0,2}|${lose}(?:\s\p{L}+)?\s${always}(?:\s\p{L}+){0,2})(?=\s*(?:$|[.,;!)]))`,
  'u',
)

/** Removes why somebody orders in advance: `50 plugs M12x1.5, we use a lot of them`, `make it 20, one always gets lost` */
export function withoutHabits(text: string): string {
  const found = habit.exec(foldLetters(text))
  const said = found?.[0] ?? ''
  const isOfPart = namesKind(said) || namesWork(said) || namesCut(said) || hasMaterial(said)
  return found === null || isOfPart ? text : `${text.slice(0, found.index)}${text.slice(found.index + said.length)}`
}
