import type { EditedNews } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { Section } from '../../../ui/page.tsx'
import pictures from '../pictures/pictures.module.css'
import { StoredPicture } from '../pictures/stored-picture.tsx'
import { type CroppedFile, UploadPicture } from '../pictures/upload-picture.tsx'
import { useNewsChange } from './editing-queries.ts'

/** Shows the picture of a piece of news, and replaces it. */
export function NewsPicture({ news: { id, image } }: { news: EditedNews }) {
  const text = useText()
  const product = useProductKey()
  const upload = useNewsChange((cropped: CroppedFile) =>
    call(newsEditingEndpoints.upload, { params: { product, newsId: id }, ...cropped }),
  )
  return (
    <Section title={text('content.picture.title')}>
      {image !== null && (
        <div className={pictures.stored}>
          <StoredPicture picture={image} sizes="24rem" eager={false} />
        </div>
      )}
      <UploadPicture upload={upload} />
    </Section>
  )
}
