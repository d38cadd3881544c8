import { describe, expect, it } from 'vitest'
import type { FinancialInfo } from '../../../demo/content-site/finance/financial-info.ts'
import { siteUnderTest } from './site-under-test.ts'

const { request, read } = siteUnderTest()

interface FinancingOption {
  readonly creditType: string
  readonly financialInfo: FinancialInfo
  readonly totalInterest: number
  readonly totalStamp: number
  readonly isEntryAsked: boolean
  readonly isTermAsked: boolean
}

async function compare(path: string): Promise<readonly [FinancingOption, FinancingOption]> {
  const answer = await read<{ modalities: readonly [FinancingOption, FinancingOption] }>(
    `/wp-json/cfg/compareFinances/${path}`,
  )
  expect(answer.modalities.map(({ creditType }) => creditType)).toEqual(['CREDIT', 'HOD'])
  return answer.modalities
}

async function priced(path: string) {
  const { financialInfo } = await read<{ financialInfo: Record<string, unknown> }>(
    `/wp-json/cfg/updateFinances/${path}`,
  )
  const { pdfinBase64, ...info } = financialInfo
  expect(pdfinBase64).toEqual(expect.any(String))
  return info
}

describe('compareFinances', () => {
  it('returns for each credit type the figures of updateFinances', async () => {
    const [credit, openDrive] = await compare('10123/41350/40400/8000/48')
    expect(credit.financialInfo).toEqual(
      await priced('10123/41350/40400/500/8000/48/5.95/8.95/0/S'),
    )
    expect(openDrive.financialInfo).toEqual(
      await priced('10123/41350/41350/500/8000/48/5.95/8.95/0/N'),
    )
    expect([credit, openDrive].every((each) => each.isEntryAsked && each.isTermAsked)).toBe(true)
  })

  it('returns the cost of credit beside the capital, with the charges separate', async () => {
    for (const { financialInfo: info, totalInterest, totalStamp } of await compare(
      '10123/41350/40400/8000/48',
    )) {
      const cost = totalInterest + totalStamp + info.initialExpenses + info.postExpenses
      expect(cost).toBeCloseTo(info.mtic - info.capitalToFinance, 6)
    }
  })

  it('uses the nearest allowed terms of a type that lacks the requested ones, and says so', async () => {
    const [credit, openDrive] = await compare('10113/36700/35700/16000/96')
    expect(credit).toMatchObject({ isEntryAsked: true, isTermAsked: true })
    expect(openDrive).toMatchObject({ isEntryAsked: false, isTermAsked: false })
    expect(openDrive.financialInfo).toMatchObject({ initialValue: 13_500, nrPayments: 60 })
  })

  it.each([
    ['a malformed amount', '10113/36700/35700/x/96', 400],
    ['a price below the least entry', '10113/400/400/500/48', 400],
    ['an unknown version', '99/36700/35700/500/48', 404],
  ])('rejects %s', async (_, path, status) => {
    expect((await request(`/wp-json/cfg/compareFinances/${path}`)).status).toBe(status)
  })
})
