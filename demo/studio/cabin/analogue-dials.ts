/**
 * Draws a cluster of two dials, rev counter and speedometer, with a display of 4.2 inches between them. Runs inside
 * the page, so it uses nothing from outside itself.
 */
export function drawAnalogueDials(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas
  const FONT = 'Outfit, "DejaVu Sans", sans-serif'
  const INK = '#e9f0f2'
  const DIM = '#93a4aa'
  /** Angles of a dial's lowest and highest value, clockwise from the right. */
  const FIRST = 2.36
  const LAST = 7.07
  const middle = height / 2
  /** Pixels, for a cluster of 0.3 m. */
  const metre = width / 0.3

  function text(words: string, x: number, y: number, size: number, colour: string): void {
    pen.fillStyle = colour
    pen.textAlign = 'center'
    pen.font = `600 ${size}px ${FONT}`
    pen.fillText(words, x, y)
  }

  function dial(x: number, values: readonly string[], unit: string, redFrom: number): void {
    const radius = 0.044 * metre
    const angle = (step: number) => FIRST + ((LAST - FIRST) * step) / (values.length - 1)
    const line = (turn: number, from: number, to: number, thickness: number, colour: string) => {
      pen.strokeStyle = colour
      pen.lineWidth = radius * thickness
      pen.beginPath()
      pen.moveTo(x + Math.cos(turn) * radius * from, middle + Math.sin(turn) * radius * from)
      pen.lineTo(x + Math.cos(turn) * radius * to, middle + Math.sin(turn) * radius * to)
      pen.stroke()
    }
    for (let half = 0; half <= 2 * (values.length - 1); half += 1) {
      const colour = half / 2 >= redFrom ? '#e0503c' : INK
      line(
        angle(half / 2),
        half % 2 === 0 ? 0.84 : 0.9,
        0.98,
        half % 2 === 0 ? 0.045 : 0.025,
        colour,
      )
    }
    for (const [step, value] of values.entries()) {
      const turn = angle(step)
      const y = middle + Math.sin(turn) * radius * 0.68
      text(value, x + Math.cos(turn) * radius * 0.66, y, radius * 0.19, INK)
    }
    text(unit, x, middle + radius * 0.5, radius * 0.15, DIM)
    line(FIRST, -0.12, 0.8, 0.05, '#ff4a36')
    pen.fillStyle = '#1b2024'
    pen.beginPath()
    pen.arc(x, middle, radius * 0.15, 0, 7)
    pen.fill()
  }

  pen.fillStyle = '#07090b'
  pen.fillRect(0, 0, width, height)
  const offset = 0.098 * metre
  dial(width / 2 - offset, ['0', '1', '2', '3', '4', '5', '6', '7'], 'x 1000', 5.5)
  dial(width / 2 + offset, ['0', '40', '80', '120', '160', '200', '240'], 'km/h', 99)

  const [w, h] = [0.093 * metre, 0.052 * metre]
  const top = middle - h / 2
  pen.fillStyle = '#14222b'
  pen.fillRect((width - w) / 2, top, w, h)
  text('10:24', width / 2, top + h * 0.25, h * 0.22, INK)
  text('640 km', width / 2, top + h * 0.58, h * 0.24, INK)
  text('Autonomia', width / 2, top + h * 0.83, h * 0.15, DIM)
}
