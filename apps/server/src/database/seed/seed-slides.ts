import { pageLanguages } from '@normwerk/contract/content/page-language'
import type { SlideText } from '@normwerk/contract/content/slide'
import type { Ids } from '../../infrastructure/ids.ts'
import type { Queries } from '../client.ts'
import { slides } from '../tables/content.ts'
import { type DemoSlide, demoSlides } from './demo-slides.ts'

/** Shows slides on the landing page of a demo shop. */
export async function seedSlides(db: Queries, ids: Ids): Promise<void> {
  await db.insert(slides).values(
    demoSlides.map((slide, index) => ({
      id: ids.next(),
      sortIndex: index + 1,
      isHidden: false,
      texts: textsOf(slide),
    })),
  )
}

export function textsOf({ path, texts }: DemoSlide): SlideText[] {
  return pageLanguages.map((languageCode) => {
    const [imageText1, imageText2, buttonText] = texts[languageCode]
    return { languageCode, imageText1, imageText2, buttonText, buttonUrl: path }
  })
}
