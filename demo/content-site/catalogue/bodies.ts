/** Body style of a model. */
export type Body =
  | 'city'
  | 'hatchback'
  | 'estate'
  | 'saloon'
  | 'compact-suv'
  | 'large-suv'
  | 'seven-seater'
  | 'electric'

/** Cabin layout. Models with the same interior share one. */
export type Cabin = 'city' | 'touring' | 'tall' | 'lounge'

export const CABINS: Readonly<Record<Body, Cabin>> = {
  city: 'city',
  hatchback: 'touring',
  estate: 'touring',
  saloon: 'touring',
  'compact-suv': 'tall',
  'large-suv': 'tall',
  'seven-seater': 'tall',
  electric: 'lounge',
}
