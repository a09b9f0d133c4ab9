import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { Translate } from '@normwerk/i18n/text'
import { escapeHtml } from '../../infrastructure/escape-html.ts'
import type { MailContent, Paragraph } from './mail-content.ts'

const shopName = 'Normwerk'
const font = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const paragraphStyle = 'margin:0 0 16px'
const headingStyle = 'margin:24px 0 8px;font-size:17px;line-height:1.3;font-weight:650'
const smallStyle = 'margin:0;font-size:13px;line-height:1.5;color:#4d5964'
const buttonStyle =
  'display:inline-block;padding:12px 22px;border:1px solid #1d5583;border-radius:4px;background:#1d5583;color:#ffffff;' +
  'font-weight:600;text-decoration:none'

/** Some mail programs ignore this; the letter is then complete in light colours. */
const dark = `@media (prefers-color-scheme: dark) {
.ground { background: #12171c !important; color: #e9edf0 !important; }
.sheet { background: #1a2127 !important; border-color: #2b353e !important; }
.mark { color: #86b8e0 !important; }
.soft { color: #a9b4be !important; }
.rule { border-color: #2b353e !important; }
.link { color: #86b8e0 !important; }
.button { background: #2c6ca3 !important; border-color: #2c6ca3 !important; }
}`

/** What is around the content of every letter. */
interface Frame {
  language: LanguageCode
  text: Translate
  /** The lines about who runs the shop, at its end. */
  operator: readonly string[]
}

/** Lays a letter out for most mail programs: inline styles, and a table only where some of them need one. */
export function layOutHtml({ language, text, operator }: Frame, greeting: string, content: MailContent): string {
  const { subject, paragraphs, button, smallPrint } = content
  const body = [
    `<p style="${paragraphStyle}">${escapeHtml(greeting)}</p>`,
    ...paragraphs.map(formatParagraph),
    ...(button === undefined ? [] : [formatButton(button)]),
    ...(smallPrint === undefined ? [] : [`<p class="soft" style="${smallStyle}">${escapeHtml(smallPrint)}</p>`]),
    `<p style="margin:24px 0 0">${escapeHtml(text('mail.regards'))}<br>${escapeHtml(text('mail.team'))}</p>`,
    ...(button === undefined ? [] : [formatPlainLink(text('mail.withoutButton'), button.url)]),
  ]
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f6f6f3;color:#141c24;-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f6f6f3;color:#141c24;font:16px/1.55 ${font}">
<tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;font:inherit;color:inherit;text-align:left">
<tr><td class="mark" style="padding:0 4px 14px;font-size:19px;font-weight:700;letter-spacing:-0.01em;color:#1d5583">${shopName}</td></tr>
<tr><td class="sheet" style="padding:28px 28px 30px;background:#ffffff;border:1px solid #dcdeda;border-radius:6px">
<h1 style="margin:0 0 20px;font-size:21px;line-height:1.3;font-weight:650">${escapeHtml(subject)}</h1>
${body.join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:12px;line-height:1.5;color:#4d5964">${[text('mail.automatic'), ...operator].map(formatLines).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function formatLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function formatParagraph(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="${paragraphStyle}">${formatLines(paragraph)}</p>`
  if ('heading' in paragraph) return `<h2 style="${headingStyle}">${escapeHtml(paragraph.heading)}</h2>`
  return `<p style="${paragraphStyle}">${formatLines(paragraph.text)}<br>${formatLink(paragraph.url)}</p>`
}

function formatButton({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 20px"><a class="button" href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`
}

function formatPlainLink(lead: string, url: string): string {
  return `<p class="soft rule" style="${smallStyle};margin-top:24px;padding-top:16px;border-top:1px solid #dcdeda">${escapeHtml(lead)}<br>${formatLink(url)}</p>`
}

function formatLink(url: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:#1d5583;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(url)}</a>`
}

/** Lays a letter out as plain text. Every address is alone on its line, so that no mail program breaks it. */
export function layOutText(
  { text, operator }: Frame,
  greeting: string,
  { paragraphs, button, smallPrint }: MailContent,
): string {
  const blocks = [
    greeting,
    ...paragraphs.map(formatPlainParagraph),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(smallPrint === undefined ? [] : [smallPrint]),
    `${text('mail.regards')}\n${text('mail.team')}`,
    [text('mail.automatic'), ...operator].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function formatPlainParagraph(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  return 'heading' in paragraph ? paragraph.heading : `${paragraph.text}\n${paragraph.url}`
}
