import { useState } from 'react'
import { AddPatternDialog } from '../../features/cross-reference/add-pattern-dialog.tsx'
import { MissedSearches } from '../../features/missed-search/missed-searches.tsx'
import { FileStatistics } from '../../features/statistics/file-statistics.tsx'
import { ShopFigures } from '../../features/statistics/shop-figures.tsx'
import { newSynonym, SynonymDialog } from '../../features/synonym/synonym-dialog.tsx'
import { wordsOf } from '../../features/synonym/words-of.ts'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function StatisticsPage() {
  const text = useText()
  /** The text of a search that staff answer with an article; null: the form is closed. */
  const [answering, setAnswering] = useState<string | null>(null)
  /** The text of a search whose words staff explain to the shop; null: the form is closed. */
  const [explained, setExplained] = useState<string | null>(null)
  return (
    <OfficeFrame
      title={text('shared.account.navStatistics')}
      lead={text('administration.statisticsLead')}
      permission="shop.administer"
    >
      <FileStatistics />
      <MissedSearches onAnswer={setAnswering} onExplain={setExplained} />
      <ShopFigures />
      {explained !== null && (
        <SynonymDialog id={null} initial={newSynonym(wordsOf(explained))} onClose={() => setExplained(null)} />
      )}
      {answering !== null && <AddPatternDialog number={answering} onClose={() => setAnswering(null)} />}
    </OfficeFrame>
  )
}
