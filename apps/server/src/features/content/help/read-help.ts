import { existsSync, readFileSync } from 'node:fs'
import { type HelpPage, type HelpTopic, helpTopics } from '@normwerk/contract/content/help'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import type { LanguageCode } from '@normwerk/contract/language'
import { type PageText, parseSections } from '@normwerk/contract/page-text'
import { AppError } from '../../../http/call.ts'
import { chooseLanguage } from '../pages.ts'

const texts = helpTopics.map((topic) => ({ topic, byLanguage: readTexts(topic) }))

/** Reads the files of a topic: a title as in Markdown, then a text as editors write it. */
function readTexts(topic: HelpTopic): Partial<Record<PageLanguage, PageText>> {
  const found: Partial<Record<PageLanguage, PageText>> = {}
  for (const language of pageLanguages) {
    const file = new URL(`texts/${language}/${topic}.md`, import.meta.url)
    if (!existsSync(file)) continue
    const [, title = '', text = ''] = /^# ([^\n]+)\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
    found[language] = { title, sections: parseSections(text) }
  }
  return found
}

/** Lists the help as readers of a language see it. */
export function listHelp(reader: LanguageCode): HelpPage[] {
  return texts.flatMap(({ topic, byLanguage }) => {
    const chosen = chooseLanguage(byLanguage, reader)
    return chosen === undefined ? [] : [{ topic, language: chosen.language, ...chosen.text }]
  })
}

/** @throws AppError `entryNotFound` */
export function readHelp(reader: LanguageCode, topic: string): HelpPage {
  const page = listHelp(reader).find((known) => known.topic === topic)
  if (page === undefined) throw new AppError('entryNotFound')
  return page
}
