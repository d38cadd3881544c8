import { IconShape, type IconProps } from './icon.tsx'

const PATHS = {
  cross: 'm6 6 12 12M18 6 6 18',
  plus: 'M6 12h12M12 6v12',
  minus: 'M6 12h12',
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  mail: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7',
  image: 'M3.5 4.5h17v15h-17zm0 12 5.5-5.5 4 4 2.5-2.5 5 5',
  turn: 'M18 15.4c1.8-.8 3-2 3-3.4 0-2.5-4-4.5-9-4.5S3 9.5 3 12s4 4.5 9 4.5m-3-3.5 3 3.5L9 20',
  expand: 'M9 3.5H3.5V9M15 3.5h5.5V9M9 20.5H3.5V15m11.5 5.5h5.5V15',
} as const

export type StepIconName = keyof typeof PATHS

/** Icons of the steps, kept out of the first view's bundle. */
export function StepIcon({ name, size = 20 }: IconProps<StepIconName>) {
  return <IconShape d={PATHS[name]} size={size} />
}
