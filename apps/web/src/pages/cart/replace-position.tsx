import { sendOptions } from '@normwerk/contract/asked-options'
import type { CartPosition } from '@normwerk/contract/cart'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReplacePosition } from '../../features/cart/queries.ts'
import type { Replacement } from '../../features/cart/replacement/candidate.ts'
import { ReplaceDialog } from '../../features/cart/replacement/replace-dialog.tsx'
import { productQuery } from '../../features/catalogue/queries.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

interface Props {
  position: CartPosition
  onClose: () => void
  onReplaced: () => void
}

/** Replaces a discontinued part. Quantity and remarks stay. */
export function ReplacePosition({ position, onClose, onReplaced }: Props) {
  const text = useText()
  const client = useQueryClient()
  const { mutateAsync } = useReplacePosition()
  const replace = useMutation({
    meta: { showsError: true },
    mutationFn: async ({ part, options }: Replacement) => {
      const certificate = options.certificate || (await keepsCertificate(part.productId))
      const made = { ...options, certificate }
      const replaced = { replacePositionId: position.id, productDimensionId: part.id, ...sendOptions(made) }
      await mutateAsync(replaced)
      return formatConfiguredPart({ articleNumber: part.articleNo, ...made })
    },
    onSuccess: (article) => {
      showToast({ message: text('cart.page.positionReplaced', { position: position.positionNumber, article }) })
      onReplaced()
    },
  })

  async function keepsCertificate(productId: string): Promise<boolean> {
    return position.isThreeOne && (await client.ensureQueryData(productQuery(productId))).certificate31
  }

  return (
    <ReplaceDialog
      position={position}
      onClose={onClose}
      onReplace={replace.mutate}
      pendingId={replace.isPending ? replace.variables.part.id : null}
      failure={replace.error}
    />
  )
}
