import { useText } from '../../texts/language-context.tsx'
import styles from '../forms/controls.module.css'
import { ChevronRightIcon, icon } from '../icons.tsx'

const ChevronLeftIcon = icon(<path d="M12.5 4.5 7 10l5.5 5.5" />)

interface Props {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
}

/** The pages around the current one, the first and the last; nothing for a single page. */
export function Pagination({ page, size, total, onPage }: Props) {
  const text = useText()
  const pages = Math.max(1, Math.ceil(total / size))
  if (pages === 1) return null
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages)
  return (
    <nav aria-label={text('ui.pages')} className={styles.pages}>
      <button
        type="button"
        className={styles.page}
        aria-label={text('ui.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon size={16} />
      </button>
      {shown.map((number, at) => (
        <span key={number} className={styles.pages}>
          {number - (shown[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <button
            type="button"
            className={styles.page}
            aria-label={text('ui.pageOf', { page: number, pages })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        </span>
      ))}
      <button
        type="button"
        className={styles.page}
        aria-label={text('ui.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon size={16} />
      </button>
    </nav>
  )
}
