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

/** Whose seats a picture shows: those of a cabin, or the three rows of the seven-seater. */
export type Seats = Cabin | 'seven'

/** The seats that a model's pictures show. */
export function seatsOf(body: Body): Seats {
  return body === 'seven-seater' ? 'seven' : CABINS[body]
}
