import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { useCan } from '../../../api/me.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { PlusIcon } from '../../../ui/page-icons.tsx'
import { useSlideChange } from './queries.ts'

/** Adds a slide, hidden until it is written, and opens it. */
export function AddSlide() {
  const text = useText()
  const product = useProductKey()
  const navigate = useNavigate()
  const mayAdd = useCan('shop.administer')
  const add = useSlideChange(() => call(slideEditingEndpoints.add, { params: { product } }), false)
  if (!mayAdd) return null
  return (
    <Button
      variant="primary"
      icon={<PlusIcon />}
      pending={add.isPending}
      onClick={() =>
        add.mutate(undefined, {
          onSuccess: ({ id }) => void navigate({ to: '/administration/slides/$id', params: { id } }),
        })
      }
    >
      {text('content.slide.add')}
    </Button>
  )
}
