import { translate } from '@normwerk/i18n/translate'
import { describe, expect, it } from 'vitest'
import { layOutHtml } from './layout.ts'
import type { MailContent } from './mail-content.ts'

const content: MailContent = {
  to: null,
  subject: '<b>Subject</b>',
  paragraphs: ['<script>alert(1)</script> & "more"', { text: 'Here:', url: 'https://shop.example.com/?a=1&b="2' }],
  button: { label: '<i>Go</i>', url: 'https://shop.example.com/go?a=1&b=2' },
  smallPrint: "it's <small>",
}
const html = layOutHtml(
  { language: 'se', text: (id, ...params) => translate('se', id, ...params), operator: ['<u>Firm</u> GmbH\nRoad 1'] },
  'Hi <you>,',
  content,
)

describe('a letter in HTML', () => {
  it('shows every value unchanged and executes none', () => {
    expect(html).not.toMatch(/<script|<b>|<i>|<u>|<you>|<small>|"2"/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;')
    expect(html).toContain('href="https://shop.example.com/?a=1&amp;b=&quot;2"')
    expect(html).toContain('it&#39;s &lt;small&gt;')
  })

  it('names its language and shows the address of its button in full', () => {
    expect(html).toContain('<html lang="sv-SE">')
    expect(html.match(/>https:\/\/shop\.example\.com\/go\?a=1&amp;b=2</g)).toHaveLength(1)
  })

  it('ends with the operator of the shop', () => {
    expect(html).toContain('<br>&lt;u&gt;Firm&lt;/u&gt; GmbH<br>Road 1</td>')
  })

  it('loads nothing', () => {
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/)
  })
})
