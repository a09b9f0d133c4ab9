import { MouldIcon } from '../../shared/parts/mould-icon.tsx'
import { StarIcon } from '../../shared/parts/star-icon.tsx'
import { useText } from '../../texts/language-context.tsx'
import { ListIcon, TableIcon } from '../../ui/icons.tsx'
import { RailEntry } from './rail-entry.tsx'

/** Links to the buyer's lists; on a phone they are in the account's menu. */
export function OwnEntries() {
  const text = useText()
  return (
    <>
      <RailEntry to="/carts" icon={<TableIcon />} label={text('dashboard.carts')} wideOnly />
      <RailEntry to="/projects" icon={<MouldIcon />} label={text('dashboard.projects')} wideOnly />
      <RailEntry to="/favorites" icon={<StarIcon />} label={text('favorite.title')} wideOnly />
      <RailEntry to="/dashboard" icon={<ListIcon />} label={text('account.dashboard')} wideOnly />
    </>
  )
}
