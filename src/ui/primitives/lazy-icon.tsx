import { IconShape } from './icon.tsx'

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
  expand: 'M9 3.5H3.5V9M15 3.5h5.5V9M9 20.5H3.5V15m11.5 5.5h5.5V15',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 1 0-5.7-5.7L12.3 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 1 0 5.7 5.7l1.3-1.3',
  engine:
    'M7 9h3l2-2h3l2 2.5h1.5V12H21v5h-2.5v-1.5H17L15 18.5H9.5L7 16zM7 12H3.5m0-2.5v6M10.5 4.5h5M13 4.5V7',
  list: 'M4.5 4.5h15v15h-15zM8 9h8m-8 3h8m-8 3h5',
  car: 'M3 15.5v-3l3-1.5 3-4h6.5l3.5 4 2 1v3.5h-2M8.5 15.5h7M8.5 15.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm10.5 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  seat: 'M6.5 4.5c1.5-1 3-.5 3.5 1l1.7 7H17a2 2 0 0 1 2 2v2H9.5c-1 0-1.7-.5-2-1.5L5.5 7c-.2-1 0-2 1-2.5ZM10 16.5v4h8',
  light: 'M13 5.5v13c-5 0-9-2.5-9-6.5s4-6.5 9-6.5Zm4 1.5h4m-4 5h4m-4 5h4',
  climate: 'M10 13.5V5a2 2 0 0 1 4 0v8.5a4.2 4.2 0 1 1-4 0Zm2-5v8',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11h-17zm12 5.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  screen: 'M3.5 5.5h17V16h-17zM8.5 19.5h7M12 16v3.5',
  wheel:
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM4 11l6 .5m4 0 6-.5M12 14v6',
  point: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  shield: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zm-3 8.5 2.2 2.2L15 10',
  save: 'M6.5 4h11v16.5L12 16l-5.5 4.5z',
  share: 'M12 14.5v-11m-4 4 4-4 4 4m-8 4H5v9h14v-9h-3',
  compare: 'M4.5 4.5H10v15H4.5zm9.5 0h5.5v15H14z',
  remove: 'M4.5 6.5h15m-10 0v-3h5v3m-8 0 1 14h9l1-14M10 10.5v6m4-6v6',
  restart: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  print: 'M7.5 8V3.5h9V8m-9 9h-3V8h15v9h-3m-9-3.5h9v7h-9z',
  phone: 'M7.5 3.5h9v17h-9zm3.5 14h2',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
} as const

export type LazyIconName = keyof typeof PATHS

interface LazyIconProps {
  readonly name: LazyIconName
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** Icons of the lazily loaded screens, kept out of the first view's bundle. */
export function LazyIcon({ name, size = 20 }: LazyIconProps) {
  return <IconShape d={PATHS[name]} size={size} />
}
