import { encode } from 'uqr'

/** Light modules around the code, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4

interface QrPictureProps {
  readonly text: string
  readonly label: string
}

/** A QR code, dark on light in any theme, with its quiet zone. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.map((row, y) => rowPath(row, y)).join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    path += `M${x} ${y}h${end - x}v1h${x - end}z`
    x = end
  }
  return path
}
