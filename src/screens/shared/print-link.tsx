import { useEffect } from 'react'
import { printAlone } from '../../browser/print-alone.ts'
import printCss from '../../ui/base/print.css?inline'
import { useShadowRoot, useStyles } from '../../ui/base/root-context.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from './use-text.tsx'

/** 'Imprimir': prints the screen with its link, without the rest of the page. */
export function PrintLink({ link }: { readonly link: string }) {
  useStyles(printCss)
  const t = useText()
  const root = useShadowRoot()
  useEffect(() => (root ? printAlone(root.host) : undefined), [root])
  return (
    <>
      <TextButton onClick={() => print()}>{t('print')}</TextButton>
      <p className="printed">{link}</p>
    </>
  )
}
