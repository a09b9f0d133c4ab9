import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { roomOf, rooms } from '../src/rooms.ts'

/** Writes each compiled catalogue once more by rooms, so that a browser loads those texts alone that its page needs. */
const folder = new URL('../locales/', import.meta.url)
const codes = readdirSync(folder).flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1] ?? [])

for (const room of rooms) {
  mkdirSync(new URL(`${room}/`, folder), { recursive: true })
  for (const code of codes) {
    const { messages } = JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))
    const own = Object.fromEntries(Object.entries(messages).filter(([id]) => roomOf(id) === room))
    writeFileSync(new URL(`${room}/${code}.json`, folder), JSON.stringify({ messages: own }))
  }
}
