import { parentPort } from 'node:worker_threads'
import type { Print, PrintedDocument } from '@normwerk/documents/document'
import { formatCii } from '@normwerk/documents/format-cii'
import { renderDocument } from '@normwerk/documents/render-document'
import { renderLabels } from '@normwerk/documents/render-labels'
import { translate } from '@normwerk/i18n/translate'
import type { DocumentContent } from '../../database/tables/documents.ts'
import { letterFonts } from './letter-fonts.ts'
import type { PrintAnswer, PrintTask } from './printer.ts'

parentPort?.on('message', async (task: PrintTask) => parentPort?.postMessage(await answer(task)))

async function answer({ task, content, createdAt }: PrintTask): Promise<PrintAnswer> {
  try {
    const text: Print['text'] = (textId, ...params) => translate(content.language, textId, ...params)
    const print = { fonts: letterFonts, text, createdAt }
    if (content.kind === 'labels') return { task, pdf: await renderLabels(content, print), xml: null }
    const xml = content.kind === 'invoice' || content.kind === 'correction' ? formatCii(content, text) : null
    const pdf = await renderDocument(printed(content, xml), print)
    return { task, pdf, xml: xml === null ? null : new TextEncoder().encode(xml) }
  } catch (error) {
    return { task, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function printed(content: DocumentContent, xml: string | null): PrintedDocument {
  if (content.kind !== 'invoice' && content.kind !== 'correction') return content
  return { kind: 'invoice', invoice: content, xml: xml ?? '' }
}
