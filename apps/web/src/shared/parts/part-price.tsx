import type { ProductDimension } from '@normwerk/contract/product'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { SignInLink } from '../account/sign-in-link.tsx'
import { Price } from './price.tsx'

type Priced = Pick<ProductDimension, 'price' | 'priceStatus'>

/** Price of one piece; who may not see it is told how to. */
export function PartPrice({ part }: { part: Priced }) {
  const text = useText()
  const me = useMe()
  if (part.priceStatus !== 'signIn') return <Price amount={part.price} />
  if (me) return <span>{text('trade.pricesHidden')}</span>
  return <SignInLink>{text('trade.signInForPrices')}</SignInLink>
}
