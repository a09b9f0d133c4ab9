import { MouldIcon } from '../../shared/parts/mould-icon.tsx'
import { StarIcon } from '../../shared/parts/star-icon.tsx'
import { useText } from '../../texts/language-context.tsx'
import { CartIcon, TableIcon } from '../../ui/icons.tsx'
import { RulerIcon } from '../../ui/page-icons.tsx'
import { LinkTile } from './tile.tsx'
import { useCounts } from './use-counts.ts'

/** Links to the buyer's lists, with the number of their entries. */
export function ShopTiles() {
  const text = useText()
  const { carts, projects, wornProjects, favorites, customerPartNumbers } = useCounts()
  return (
    <>
      <LinkTile to="/carts" title={text('dashboard.carts')} icon={<CartIcon />} count={carts}>
        {text('dashboard.cartsText')}
      </LinkTile>
      <LinkTile to="/projects" title={text('dashboard.projects')} icon={<MouldIcon />} count={projects}>
        {wornProjects.length > 0
          ? text('dashboard.projectsDue', { numbers: wornProjects.join(', ') })
          : text('dashboard.projectsText')}
      </LinkTile>
      <LinkTile to="/favorites" title={text('favorite.title')} icon={<StarIcon />} count={favorites}>
        {text('dashboard.favoritesText')}
      </LinkTile>
      <LinkTile to="/assistant" title={text('assistant.title')} icon={<RulerIcon />}>
        {text('dashboard.assistantText')}
      </LinkTile>
      <LinkTile to="/configurator" title={text('configurator.title')} icon={<MouldIcon />}>
        {text('dashboard.configuratorText')}
      </LinkTile>
      <LinkTile
        to="/own-numbers"
        title={text('customerPartNumber.title')}
        icon={<TableIcon />}
        count={customerPartNumbers}
      >
        {text('dashboard.customerPartNumbersText')}
      </LinkTile>
    </>
  )
}
