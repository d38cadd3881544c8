import type { ComponentProps } from 'react'

/** An image whose content the text beside it also states: if it cannot be loaded, its place stays empty. */
export function Picture({ src, ...rest }: ComponentProps<'img'> & { readonly src: string }) {
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
