import type { CartPosition } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { changeTextsOf } from '../../features/cart/changes/change-cut.tsx'
import { dimensionQuery } from '../../features/catalogue/queries.ts'
import { machiningName } from '../../shared/parts/machining-name.ts'
import { isMakable } from '../../shared/parts/part-of.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ScissorsIcon } from '../../ui/page-icons.tsx'

interface Props {
  position: CartPosition
  onCut: () => void
}

/** Below the remarks of a position whose part can be machined. */
export function CutOffer({ position, onCut }: Props) {
  const text = useText()
  const { data: dimension } = useQuery({
    ...dimensionQuery(position.productDimensionId),
    enabled: !position.discontinued,
  })
  if (dimension === undefined || position.discontinued || !isMakable(dimension)) return null
  return (
    <Button size="small" variant="quiet" icon={<ScissorsIcon size={16} />} aria-haspopup="dialog" onClick={onCut}>
      {text(changeTextsOf(position)?.change ?? machiningName(dimension, dimension.trimming !== null))}
    </Button>
  )
}
