import type { ComponentProps } from 'react'

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string
}

/** An image whose content the text beside it also states: if it cannot be loaded, its place stays empty. */
export function Picture({ src, ...rest }: PictureProps) {
  return (
    <img
      alt=""
      {...rest}
      // A new picture is shown again.
      key={src}
      src={src}
      onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
    />
  )
}
