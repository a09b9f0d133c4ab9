import { useQuery } from '@tanstack/react-query'
import { useProductKey } from '../../../api/config-context.tsx'
import { latePart } from '../../../ui/late/late-part.tsx'
import { newsQuery } from './queries.ts'
// In the sheet of every page: the page from the server shows the news before their code is loaded.
import './news.module.css'

const shown = 3
export const landingNewsQuery = (product: string) => newsQuery(product, shown)

/** Most shops have no news at times, so the landing page does not load what shows them. */
export const LateNews = latePart(() => import('./newest-news.tsx').then((file) => file.NewestNews), 'news')

/** The newest news of the shop. They are left out if there are none or if they cannot be loaded. */
export function LandingNews() {
  const { data: news = [] } = useQuery(landingNewsQuery(useProductKey()))
  return news.length === 0 ? null : <LateNews news={news} />
}
