import type { Article } from '@normwerk/parts/article'

const level = /^(\d{1,6}):(\d{1,2})$/

/** Reads discounts by quantity, such as `10:5;25:8`, or `none`; null if they do not rise or are invalid. */
export function readScale(text: string): Article['scale'] | null {
  const scale: Article['scale'] = []
  if (text.toLowerCase() === 'none') return scale
  for (const piece of text.split(';')) {
    const [, from, percent] = level.exec(piece.trim()) ?? []
    const next = { from: Number(from), percent: Number(percent) }
    const last = scale.at(-1) ?? { from: 1, percent: 0 }
    if (from === undefined || next.from <= last.from || next.percent <= last.percent) return null
    scale.push(next)
  }
  return scale
}
