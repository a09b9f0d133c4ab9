import { pictureShape } from '@normwerk/contract/content/picture-shape'
import { maxPicturePixels } from '@normwerk/contract/limits'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldError } from '../../../texts/field-errors.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import type { Area } from './crop-area.ts'
import { CropDialog } from './crop-dialog.tsx'

interface Chosen {
  file: File
  /** The file as an address, which the security policy lets the page show. */
  source: string
}

/** A file and the part of it that is kept, as the calls for uploads take them. */
export interface CroppedFile {
  file: File
  input: Record<keyof Area, string>
}

/** Uploads a part of a chosen picture. */
export function UploadPicture({ upload }: { upload: UseMutationResult<unknown, Error, CroppedFile> }) {
  const text = useText()
  const [chosen, setChosen] = useState<Chosen | null>(null)
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
        label={text('content.picture.choose')}
        hint={text('content.picture.hint', {
          width: pictureShape.widths[0],
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
              { file: chosen.file, input: formatArea(area) },
              {
                onSuccess: () => {
                  setChosen(null)
                  showToast({ message: text('content.picture.saved') })
                },
              },
            )
          }
        />
      )}
    </>
  )
}

function formatArea({ left, top, width, height }: Area): CroppedFile['input'] {
  const format = (fraction: number) => fraction.toFixed(6)
  return { left: format(left), top: format(top), width: format(width), height: format(height) }
}
