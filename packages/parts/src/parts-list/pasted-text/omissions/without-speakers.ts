import { namesKind } from '../../cell-content.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { chatStamp } from '../lines/clean-line.ts'

const name = String.raw`\p{L}[\p{L}.]*(?:\s\p{L}[\p{L}.]*){0,3}(?:\s?\([^()\d]{1,20}\))?`
const time = String.raw`(?:(?:\d[\d./-]{3,9}|\d{1,2}\.\s\d{1,2}\.(?:\s?\d{4})?),?\s+)?\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[ap]m)?`
const end = String.raw`\s*[>:|–-]\s*(?=\S)`
/** `Tibi: `, `Kevin 08:12 > `, `Kevin (08:12): `, `08:12 Kevin: `, `<Kevin> ` */
const speaker = new RegExp(
  [
    String.raw`^\s*(${name})\s?:\s+(?=\S)`,
    String.raw`^\s*(${name}),?\s*[([]?${time}[)\]]?${end}`,
    String.raw`^\s*[([]?${time}[)\]]?\s+(${name})${end}`,
    String.raw`^\s*<(${name})>\s+(?=\S)`,
  ].join('|'),
  'u',
)

/** A name with a time of the day: in a chat, one of somebody who writes once. */
const stamped = new RegExp(String.raw`^\s*${name},?\s*[([]?${time}[)\]]?${end}`, 'u')

/** Behind a time at its beginning a name also stands where nobody else writes twice: `07:15 Sjoerd: ` */
const timed = new RegExp(
  String.raw`^\s*[([]?(?:[01]?\d|2[0-3]):[0-5]\d(?::\d{2})?(?:\s?[ap]m)?[)\]]?\s+${name}(?:\s*[>:|]\s+|\s[–-]\s+)(?=\S)`,
  'u',
)

/** Removes the names of who writes in a chat, which stand before several of its lines: `Tibi: pins 4x250` */
export function withoutSpeakers(lines: readonly string[]): readonly string[] {
  const names = lines.map(
    (line) =>
      speaker
        .exec(line)
        ?.slice(1)
        .find((said) => said !== undefined) ?? '',
  )
  const speakers = new Set(
    names.filter(
      (said, at) => said !== '' && names.indexOf(said) !== at && !namesKind(said) && !isLabel(said, lines[at] ?? ''),
    ),
  )
  return lines.map((line, at) => {
    const said = names[at] ?? ''
    const isStamped = speakers.size > 0 && stamped.test(line)
    const isTimed = timed.test(line) && said !== '' && !namesKind(said) && !isLabel(said, line)
    return speakers.has(said) || isStamped || isTimed ? line.replace(speaker, '') : line
  })
}

/** Returns the indices of the lines with which somebody begins to speak in a chat: none goes on with the line above it. */
export function messagesOf(lines: readonly string[], spoken: readonly string[]): ReadonlySet<number> {
  return new Set(lines.flatMap((line, at) => (spoken[at] !== line || chatStamp.test(line) ? [at] : [])))
}

/** Whether a line begins with the label of a value; that of a position leads to its number, unlike the Czech name Radek. */
function isLabel(said: string, line: string): boolean {
  const meaning = readHeading(said)?.meaning ?? null
  return meaning !== null && (meaning !== 'position' || !/^\p{L}{2}/u.test(line.replace(speaker, '')))
}
