import type { LanguageCode } from '@normwerk/contract/language'
import { specialNames } from '@normwerk/i18n/option-texts'
import { translate } from '@normwerk/i18n/translate'
import type { Meaning, ReadPiece as Piece } from '@normwerk/parts/designation/explain-request'
import { formatSize, readText } from './format-article.ts'
import { type Attributes, readLabel } from './product/product-facts.ts'

/** Says in the caller's language what the pieces of a text were read as. */
export function presentPieces(pieces: readonly Piece[], attributes: Attributes, language: LanguageCode) {
  return pieces.map(({ text, meanings }) => ({ text, meaning: meanings.map(presentMeaning).join(', ') }))

  function presentMeaning(meaning: Meaning): string {
    switch (meaning.kind) {
      case 'word':
        return readText(meaning.texts, language)
      case 'form':
        return translate(language, 'catalogue.reading.form', { letter: meaning.letter })
      case 'size': {
        const unit = attributes.get(meaning.key)?.unit ?? 'mm'
        return `${readLabel(attributes, meaning.key, language)} ${formatSize(meaning.value, language)} ${unit}`
      }
      case 'cut': {
        if (meaning.length === null) return translate(language, 'catalogue.reading.cut')
        return translate(language, 'catalogue.reading.cutTo', { length: formatSize(meaning.length, language) })
      }
      case 'toleranceClass':
        return translate(language, 'catalogue.reading.toleranceClass', { toleranceClass: meaning.toleranceClass })
      case 'quantity':
        return translate(language, 'catalogue.reading.quantity', { count: meaning.pieces })
      case 'number':
        return translate(language, 'catalogue.reading.number')
      case 'certificate':
        return translate(language, 'catalogue.reading.certificate')
      case 'special':
        return translate(language, specialNames[meaning.key])
    }
  }
}
