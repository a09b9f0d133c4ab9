import { createHash } from 'node:crypto'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { OciField } from '@normwerk/documents/oci/write-fields'
import { translate } from '@normwerk/i18n/translate'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../infrastructure/escape-html.ts'

/** The only script of these pages, which the policy names by its hash. */
const submit = 'document.forms[0].submit()'
const submitHash = `'sha256-${createHash('sha256').update(submit).digest('base64')}'`
const nothing = "default-src 'none'; base-uri 'none'"

interface Form {
  hookUrl: string
  target: string
  fields: readonly OciField[]
}

/**
 * Sends a page whose form goes to the purchasing system by itself. A system that searches without a browser reads the
 * fields from the page.
 */
export function sendFormPage(
  reply: FastifyReply,
  language: LanguageCode,
  { hookUrl, target, fields }: Form,
): FastifyReply {
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const { origin } = new URL(hookUrl)
  const policy = `${nothing}; script-src ${submitHash}; form-action ${origin}; frame-ancestors ${origin}`
  return sendPage(reply, language, policy, [
    `<form method="post" action="${escapeHtml(hookUrl)}" target="${escapeHtml(target)}" accept-charset="utf-8">`,
    ...inputs,
    `<button type="submit">${escapeHtml(translate(language, 'punchout.page.send'))}</button>`,
    '</form>',
    `<script>${submit}</script>`,
  ])
}

/** Sends a page that says why a purchasing system was not let in. It may be in a frame, as nothing can be done on it. */
export function sendRejectionPage(
  reply: FastifyReply,
  language: LanguageCode,
  { message, errorId }: { message: string; errorId: string },
): FastifyReply {
  return sendPage(reply, language, `${nothing}; form-action 'none'; frame-ancestors *`, [
    `<h1>${escapeHtml(translate(language, 'punchout.page.rejected'))}</h1>`,
    `<p>${escapeHtml(message)}</p>`,
    `<p>${escapeHtml(translate(language, 'ui.errorId', { id: errorId }))}</p>`,
  ])
}

function sendPage(reply: FastifyReply, language: LanguageCode, policy: string, lines: readonly string[]): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${locales[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Normwerk</title>
<main>
${lines.join('\n')}
</main>
</html>
`)
}
