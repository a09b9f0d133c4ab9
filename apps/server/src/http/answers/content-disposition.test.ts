import { anyCharacter } from '@normwerk/parts/testing/any-character'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition, safeFileName } from './file-answer.ts'

describe('the name of a file', () => {
  it.each([
    ['Form 118', 'Form 118.xlsx'],
    ['Gehäuse „Ö“ 3', 'Gehäuse „Ö“ 3.xlsx'],
    ['../../etc/passwd', 'etc passwd.xlsx'],
    ['a\r\nSet-Cookie: b', 'a Set-Cookie b.xlsx'],
    ['C:\\temp\\x', 'C temp x.xlsx'],
    ['gpj\u202e.exe', 'gpj .exe.xlsx'],
    ['...', '-.xlsx'],
    ['', '-.xlsx'],
    ['\ud800', '\ufffd.xlsx'],
  ])('made of %j is %j', (words, name) => {
    expect(safeFileName(words, '.xlsx')).toBe(name)
  })

  it('is never too long for a folder', () => {
    expect([...safeFileName('😀'.repeat(400), '.xlsx')]).toHaveLength(155)
  })
})

describe('the header', () => {
  it('has an ASCII name once', () => {
    expect(contentDisposition('attachment', 'Form 118.xlsx')).toBe('attachment; filename="Form 118.xlsx"')
  })

  it('has any other name for old and new browsers', () => {
    expect(contentDisposition('attachment', "Gehäuse (Ö's).xlsx")).toBe(
      `attachment; filename="Geh_use (_'s).xlsx"; filename*=UTF-8''Geh%C3%A4use%20%28%C3%96%27s%29.xlsx`,
    )
  })

  it('is one line of ASCII for any name, and means that name', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        const header = contentDisposition('attachment', name)
        expect(header).toMatch(
          /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"(; filename\*=UTF-8''[\w.!~%-]*)?$/,
        )
        const encoded = header.split("filename*=UTF-8''")[1]
        expect(encoded === undefined ? header.slice(22, -1) : decodeURIComponent(encoded)).toBe(name.toWellFormed())
      }),
    )
  })
})
