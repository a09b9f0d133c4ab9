import { namesKind } from '../cell-content.ts'
import { readHeading } from '../headings/read-heading.ts'

const speaker = /^\s*(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}):\s+(?=\S)/u

/** Removes the names of who writes in a chat, which stand before several of its lines: `Tibi: pins 4x250` */
export function withoutSpeakers(lines: readonly string[]): readonly string[] {
  const names = lines.map((line) => speaker.exec(line)?.[1] ?? '')
  const speakers = new Set(
    names.filter(
      (name, at) => name !== '' && names.indexOf(name) !== at && !namesKind(name) && readHeading(name) === null,
    ),
  )
  return speakers.size === 0
    ? lines
    : lines.map((line, at) => (speakers.has(names[at] ?? '') ? line.replace(speaker, '') : line))
}
