/** What a tile of the middle screen opens. */
export type ScreenIcon = 'navigation' | 'radio' | 'music' | 'telephone' | 'settings'

/** Draws an icon of strokes around a point. Runs inside the page, so it uses nothing from outside itself. */
export function drawIcon(
  pen: CanvasRenderingContext2D,
  icon: ScreenIcon,
  [x, y]: readonly [number, number],
  radius: number,
): void {
  /** Strokes on a field from -1 to 1. */
  const paths: Readonly<Record<ScreenIcon, string>> = {
    navigation: 'M-.9 -.1 L.9 -.9 L.1 .9 L-.12 .12 Z',
    radio: 'M-.9 -.3 H.9 V.8 H-.9 Z M-.5 -.3 L.6 -.9 M-.55 .25 H-.05 M.5 .05 V.45',
    music: 'M-.4 .6 V-.8 L.7 -.95 V.4 M-.4 .6 A.28 .24 0 1 1 -.42 .5 M.7 .4 A.28 .24 0 1 1 .68 .3',
    telephone:
      'M-.85 -.8 L-.4 -.85 L-.15 -.3 L-.45 0 Q-.2 .4 .1 .5 L.4 .2 L.9 .45 L.85 .85 Q-.6 1 -.85 -.8 Z',
    settings:
      'M-.9 -.55 H.2 M.6 -.55 H.9 M-.9 0 H-.55 M-.15 0 H.9 M-.9 .55 H.2 M.6 .55 H.9 M.4 -.75 V-.35 M-.35 -.2 V.2 M.4 .35 V.75',
  }
  pen.save()
  pen.translate(x, y)
  pen.scale(radius, radius)
  pen.lineWidth = 0.15
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(paths[icon]))
  pen.restore()
}
