import { ChangeSlide } from '@normwerk/contract/content/slide-editing'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { demoSlides } from './demo-slides.ts'
import { textsOf } from './seed-content.ts'

test('staff could have written the slides of the demo', () => {
  for (const slide of demoSlides) {
    const landingPageTexts = textsOf(slide)
    expect(z.safeParse(ChangeSlide, { landingPageTexts }).error).toBeUndefined()
    // No language repeats the heading of another.
    expect(new Set(landingPageTexts.map(({ imageText1 }) => imageText1)).size).toBe(landingPageTexts.length)
  }
})
