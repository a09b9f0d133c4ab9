import { FileStatistics } from '../../features/statistics/file-statistics.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function StatisticsPage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('shared.account.navStatistics')}
      lead={text('administration.statisticsLead')}
      permission="shop.administer"
    >
      <FileStatistics />
    </OfficeFrame>
  )
}
