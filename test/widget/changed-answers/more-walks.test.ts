import { describe } from 'vitest'
import { testWalks } from './walks.ts'

describe('with one value changed in each network answer, no sum is wrong and no placeholder becomes an official figure', () => {
  testWalks(126, 250)
})
