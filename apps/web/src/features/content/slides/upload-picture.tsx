import type { Slide } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints, slidePicture } from '@normwerk/contract/content/slide-editing'
import { maxPicturePixels } from '@normwerk/contract/limits'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { fieldError } from '../../../texts/field-errors.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import type { Area } from './crop-area.ts'
import { CropDialog } from './crop-dialog.tsx'
import { useSlideChange } from './queries.ts'

interface Chosen {
  file: File
  /** The file as an address, which the security policy lets the page show. */
  source: string
}

/** Replaces the picture of a slide by a part of a chosen file. */
export function UploadPicture({ slideId }: { slideId: Slide['id'] }) {
  const text = useText()
  const product = useProductKey()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const upload = useSlideChange(
    ({ file, area }: { file: File; area: Area }) =>
      call(slideEditingEndpoints.upload, { params: { product, slideId }, file, input: formatArea(area) }),
    true,
  )
  const { error } = upload
  const failure = error && (fieldError(error, 'file', text) ?? formatError(error, text).message)

  function choose(file: File): void {
    upload.reset()
    const reader = new FileReader()
    reader.onload = () => setChosen({ file, source: String(reader.result) })
    reader.readAsDataURL(file)
  }

  return (
    <>
      <FileDrop
        label={text('content.slide.choosePicture')}
        hint={text('content.slide.pictureHint', {
          width: slidePicture.widths[0],
          megapixels: maxPicturePixels / 1_000_000,
        })}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onFiles={([file]) => choose(file)}
      />
      {chosen !== null && (
        <CropDialog
          source={chosen.source}
          pending={upload.isPending}
          failure={failure}
          onClose={() => setChosen(null)}
          onUse={(area) =>
            upload.mutate(
              { file: chosen.file, area },
              {
                onSuccess: () => {
                  setChosen(null)
                  showToast({ message: text('content.slide.pictureSaved') })
                },
              },
            )
          }
        />
      )}
    </>
  )
}

function formatArea({ left, top, width, height }: Area) {
  const format = (fraction: number) => fraction.toFixed(6)
  return { left: format(left), top: format(top), width: format(width), height: format(height) }
}
