import type { ListedNews } from '@normwerk/contract/content/news'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../texts/language-context.tsx'
import { Section } from '../../../ui/page.tsx'
import { NewsList } from './news-list.tsx'

/** A section of the landing page with the newest news. */
export function NewestNews({ news }: { news: readonly ListedNews[] }) {
  const text = useText()
  return (
    <Section title={text('content.news.title')} aside={<Link to="/news">{text('content.news.all')}</Link>}>
      <NewsList news={news} heading="h3" />
    </Section>
  )
}
