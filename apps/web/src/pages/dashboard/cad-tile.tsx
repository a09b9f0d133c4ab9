import { useQuery } from '@tanstack/react-query'
import { cartsQuery } from '../../shared/cart/carts-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { DownloadIcon } from '../../ui/page-icons.tsx'
import { Tile } from './tile.tsx'

/** CAD files of the active cart, or of a list of other parts. */
export function CadTile() {
  const text = useText()
  const { data: cart } = useQuery({
    ...cartsQuery,
    meta: { showsError: true },
    select: (carts) => carts.find((each) => each.default),
  })
  return (
    <Tile title={text('dashboard.cad')} icon={<DownloadIcon />}>
      <p>{text('dashboard.cadText')}</p>
      {cart !== undefined && cart.positionCount > 0 && (
        <LinkButton to="/cad" search={{ cart: cart.id }} wide>
          {text('dashboard.cadOfCart')}
        </LinkButton>
      )}
      <LinkButton to="/cad" wide>
        {text('cad.enterParts')}
      </LinkButton>
    </Tile>
  )
}
