import { useCan, useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { GearIcon, TeamIcon, UserIcon } from '../../ui/icons.tsx'
import { LinkTile } from './tile.tsx'

/**
 * Links to company and administration for users who may open them. Users without the tiles of a buyer also get a link
 * to their account.
 */
export function OfficeTiles() {
  const text = useText()
  const company = useMe()?.company ?? null
  const managesCompany = useCan('company.manage') && company !== null
  const mayShop = useCan('cart.keep')
  const administers = useCan('shop.administer')
  return (
    <>
      {administers && (
        <LinkTile to="/administration" title={text('account.administration')} icon={<GearIcon />}>
          {text('dashboard.administrationText')}
        </LinkTile>
      )}
      {managesCompany && (
        <LinkTile to="/company/users" title={text('account.company')} icon={<TeamIcon />}>
          {text('dashboard.companyText')}
        </LinkTile>
      )}
      {!mayShop && (
        <LinkTile to="/account" title={text('account.mine')} icon={<UserIcon />}>
          {text('dashboard.accountText')}
        </LinkTile>
      )}
    </>
  )
}
