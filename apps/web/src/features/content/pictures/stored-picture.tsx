import { type Picture, pictureFormats } from '@normwerk/contract/content/picture'
import { useAddress } from '../../../api/config-context.tsx'

interface Props {
  picture: Picture
  /** How wide it is shown: the attribute `sizes`. */
  sizes: string
  /** For a picture that the page shows at once. */
  eager: boolean
}

/** An uploaded picture beside a text that says the same. The browser chooses its format and size. */
export function StoredPicture({ picture, sizes, eager }: Props) {
  const address = useAddress()
  const { path, width, height, widths } = picture
  const files = (format: string) => widths.map((size) => `${address(`${path}/${size}.${format}`)} ${size}w`).join(', ')
  return (
    <picture>
      {pictureFormats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={files(format)} sizes={sizes} />
      ))}
      <img
        src={address(`${path}/${width}.jpeg`)}
        srcSet={files('jpeg')}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}
