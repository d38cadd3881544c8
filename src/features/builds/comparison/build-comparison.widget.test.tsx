import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../../test/support/site-in-process.ts'
import { watchLog } from '../../../../test/support/store-under-test.ts'
import {
  cellsOf,
  codeOf,
  columns,
  compare,
  ELECTRIC,
  groups,
  MARE,
  OTHER_MARE,
  PARDAL,
  pathOf,
} from '../../../../test/support/compared-builds.ts'
import { renderAt } from '../../../../test/support/render-at.tsx'

describe('the comparison of builds', () => {
  it('opens from a link in a new browser, with everything that belongs to each build', async () => {
    const widget = await compare(siteInProcess(), [MARE, PARDAL, ELECTRIC])
    await waitFor(() =>
      expect(columns(widget)).toEqual([
        '1. Maré Essencial',
        '2. Pardal Essencial',
        '3. Maré Horizonte',
      ]),
    )
    expect(cellsOf(widget, 'Cor exterior')).toEqual([
      'Vermelho Brasa',
      'Branco Neve',
      'Azul Atlântico',
    ])
    expect(cellsOf(widget, 'Preço total desde')).toEqual(['32 450 €', '13 990 €', '41 850 €'])
    await waitFor(() => expect(groups(widget)).toContain('Segurança'))
    expect(groups(widget).slice(0, 5)).toEqual([
      'Escolhas',
      'Preço',
      'Financiamento',
      'Consumo e emissões (WLTP)',
      'Quanto custa por mês',
    ])
    widget.getByText('Atenção! Contrair um empréstimo custa dinheiro.')
    const pictures = [...widget.container().querySelectorAll('thead img')]
    expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(3)
  })

  it('asks the site for every monthly payment with the same down payment and term', async () => {
    const site = siteInProcess()
    const widget = await compare(site, [MARE, PARDAL])
    await waitFor(() => expect(site.requestsOf('updateFinances')).toHaveLength(2))
    await waitFor(() =>
      expect(cellsOf(widget, 'Entrada inicial')).toEqual(['6 000,00 €', '6 000,00 €']),
    )
    expect(cellsOf(widget, 'Prazo')).toEqual(['96 meses', '96 meses'])
    expect(cellsOf(widget, 'TAEG').every((value) => value.endsWith('%'))).toBe(true)
    widget.getByText(/^Mensalidades em condições iguais: Credit to Drive/)
    expect(cellsOf(widget, 'Mensalidade, com a mesma entrada e prazo')).toEqual([
      expect.stringMatching(/€\/mês$/),
      expect.stringMatching(/€\/mês$/),
    ])
    expect(cellsOf(widget, 'Diferença para a 1.')).toEqual([
      '—',
      expect.stringMatching(/^- [\d ]+ €, - \d+,\d\d €\/mês$/),
    ])
  })

  it('shows only what differs on request', async () => {
    const blue = { item: 'exterior', id: 'AAT', name: 'Azul Atlântico', cents: 55_000 }
    const other = MARE.map((item) => (item.item === 'exterior' ? blue : item))
    const widget = await compare(siteInProcess(), [MARE, other])
    await waitFor(() => expect(columns(widget)).toHaveLength(2))
    await widget.click('switch', /^Ver diferenças \(\d+\)$/)
    expect(groups(widget)).not.toContain('Segurança')
    expect(groups(widget)).not.toContain('Consumo e emissões (WLTP)')
    expect(cellsOf(widget, 'Cor exterior')).toEqual(['Vermelho Brasa', 'Azul Atlântico'])
  })

  it('says which of two builds costs less per month, and switches between three', async () => {
    const widget = await compare(siteInProcess(), [MARE, OTHER_MARE, ELECTRIC])
    const sentence = () => widget.getByText(/custa menos por mês/).textContent
    await waitFor(() =>
      expect(sentence()).toBe(
        '1. Maré Essencial custa menos por mês, faça os quilómetros que fizer.',
      ),
    )
    const [pairs] = widget.getAllByRole('group', { name: 'Configurações lado a lado' })
    if (!pairs) throw new Error('there is no switch')
    await act(async () => within(pairs).getByRole('radio', { name: '2 e 3' }).click())
    await waitFor(() => expect(sentence()).toMatch(/[23]\. Maré (Atlântico|Horizonte) custa menos/))
  })

  it('gives no sum per month where it would not contain the same for every build', async () => {
    const widget = await compare(siteInProcess(), [MARE, PARDAL])
    await waitFor(() =>
      expect(cellsOf(widget, 'Por mês, tudo somado')).toEqual([
        'Sem soma: as configurações não têm todas as mesmas parcelas.',
        'Sem soma: as configurações não têm todas as mesmas parcelas.',
      ]),
    )
    expect(cellsOf(widget, 'Seguro')[1]).toBe('—')
    expect(widget.getByText(/^Sem comparação: .* com valor para uma só das duas\.$/)).toBeDefined()
  })

  it('says that one build is not enough when the same one is named twice', async () => {
    const site = siteInProcess()
    const code = await codeOf(site, MARE)
    const widget = await renderAt(pathOf([code, code.toLowerCase()]), site)
    await widget.findByText('Escolha pelo menos duas configurações diferentes.')
    await waitFor(() => expect(columns(widget)).toEqual(['1. Maré Essencial']))
    expect(site.requestsOf('findBuild')).toHaveLength(1)
  })

  it('is not there on a site that gives no codes', async () => {
    const site = siteInProcess()
    const code = await codeOf(site, MARE)
    site.respondWith('config_simul', { hasSimul: true })
    const widget = await renderAt(pathOf([code]), site)
    await waitFor(() => expect(widget.path()).toBe('/'))
  })
})

describe('a build that cannot be compared', () => {
  it('is named with the reason, and can be removed, while the others are shown', async () => {
    const site = siteInProcess()
    const codes = [await codeOf(site, MARE), '7QXM4T9K6', '123']
    const widget = await renderAt(pathOf(codes), site)
    await widget.findByText(/^Não encontrámos uma configuração com este código/)
    await waitFor(() => expect(columns(widget)).toEqual(['1. Maré Essencial']))
    expect(site.bodies('findBuild')).toEqual([{ code: codes[0] }, { code: '7QXM4T9K6' }])
    await widget.click('button', 'Retirar 7QX-M4T-9K6')
    expect(widget.path()).toBe(pathOf([codes[0] ?? '', '123']))
  })

  it.each(['findBuild', 'lstVersions', 'updateFinances'])(
    'is loaded again on request after %s has failed',
    async (call) => {
      watchLog()
      const site = siteInProcess({ faults: [{ call, fault: '404' }] })
      const builds = [await codeOf(site, MARE), await codeOf(site, PARDAL)]
      if (call === 'findBuild') site.setFaults([{ call, fault: 'fail' }])
      const widget = await renderAt(pathOf(builds), site)
      await waitFor(() =>
        expect(widget.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(2),
      )
      site.setFaults([])
      const [again] = widget.getAllByRole('button', { name: 'Tentar novamente' })
      await act(async () => again?.click())
      await waitFor(() => expect(columns(widget)).toHaveLength(2))
      await waitFor(() => expect(cellsOf(widget, 'TAEG')[1]).toMatch(/%$/))
      expect(widget.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
    },
  )
})
