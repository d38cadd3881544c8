/**
 * Draws a street map by night, with a route to its upper end. Runs inside the page, so it uses nothing from outside
 * itself.
 */
export function drawMap(
  pen: CanvasRenderingContext2D,
  [x, y, w, h]: readonly [number, number, number, number],
  accent: string,
): void {
  /** The shorter side, to which widths of lines refer. */
  const unit = Math.min(w, h)

  /** A path on a field of 1 by 1, stretched over the map. */
  function placed(path: string): Path2D {
    const whole = new Path2D()
    whole.addPath(new Path2D(path), new DOMMatrix([w, 0, 0, h, x, y]))
    return whole
  }

  function area(path: string, colour: string): void {
    pen.fillStyle = colour
    pen.fill(placed(path))
  }

  function road(path: string, width: number, colour: string): void {
    pen.lineWidth = unit * width
    pen.strokeStyle = colour
    pen.stroke(placed(path))
  }

  pen.save()
  pen.beginPath()
  pen.rect(x, y, w, h)
  pen.clip()
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.fillStyle = '#182027'
  pen.fillRect(x, y, w, h)
  area('M.74 0 Q.68 .24 .79 .4 T.82 .76 L.9 1 H1 V0 Z', '#14364a')
  area('M.06 .1 L.3 .06 L.29 .34 L.1 .38 Z', '#1b3029')
  area('M.5 .72 L.66 .68 L.7 .92 L.52 .94 Z', '#1b3029')
  for (let row = 0; row < 11; row += 1) {
    const v = row * 0.11
    road(`M0 ${v + 0.05} Q.3 ${v + 0.02 * (row % 3) - 0.05} .68 ${v - 0.1}`, 0.011, '#2d3941')
  }
  for (let column = 0; column < 11; column += 1) {
    const u = column * 0.066
    const top = column % 3 === 1 ? 0.3 : 0
    const bottom = column % 4 === 2 ? 0.62 : 1
    road(`M${u} ${top} Q${u + 0.02} 0.5 ${u - 0.03} ${bottom}`, 0.011, '#2d3941')
  }
  const street = '#4d5c65'
  road('M.68 0 Q.62 .24 .73 .42 T.74 .78 L.82 1', 0.026, street)
  road('M0 .62 Q.3 .48 .5 .55 T.76 .56', 0.03, street)
  road('M.18 1 Q.26 .6 .14 .28 L.2 0', 0.024, street)

  const route = 'M.4 .84 Q.43 .66 .42 .525 L.5 .55 Q.6 .57 .73 .56 Q.75 .46 .7 .36 Q.64 .24 .68 0'
  pen.globalAlpha = 0.35
  road(route, 0.062, accent)
  pen.globalAlpha = 1
  road(route, 0.032, accent)

  pen.translate(x + w * 0.4, y + h * 0.84)
  pen.scale(unit, unit)
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.moveTo(0, -0.06)
  pen.lineTo(0.042, 0.04)
  pen.lineTo(0, 0.018)
  pen.lineTo(-0.042, 0.04)
  pen.fill()
  pen.restore()
}
