import type { ComponentProps } from 'react'

interface PictureProps extends ComponentProps<'img'> {
  readonly src: string
}

/** A picture that says nothing which a text beside it does not. If it is broken, its place stays empty. */
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
