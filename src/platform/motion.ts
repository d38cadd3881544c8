/** Whether the visitor prefers reduced motion. Every movement by script asks first; the style sheets ask for theirs. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
