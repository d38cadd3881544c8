import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const TEMPLATE = 'wordpress-plugin/modules/legal/accessibility-statement.html'

/** What the template says about the tests, and the titles of the tests that verify it. */
const VERIFIED: readonly (readonly [claim: string, file: string, ...titles: string[]])[] = [
  [
    'que as regras automáticas da ferramenta axe para as WCAG 2.2, níveis A e AA, não encontram falhas na lista de modelos, nos passos, no resumo e na comparação;',
    'main/axe.e2e.ts',
    'home with its filter and its modal has no accessibility violations',
    'Motors with its filter, modals, alert and menu has no accessibility violations',
    'Version and its modal have no accessibility violations',
    'the colour steps have no accessibility violations',
    'the summary and its modals have no accessibility violations',
    'the comparison has no accessibility violations',
  ],
  [
    'o mesmo nos formulários, com e sem erros;',
    'main/forms.e2e.ts',
    'the forms have no accessibility violations, with and without errors',
  ],
  [
    'que todo o percurso, da lista de modelos ao resumo, se faz só com o teclado;',
    'page/keyboard.e2e.ts',
    'the whole flow from home to the summary works by keyboard alone',
  ],
  [
    'que um formulário se preenche e envia só com o teclado;',
    'main/forms.e2e.ts',
    'a form can be filled in and sent by keyboard alone',
  ],
  [
    'que as janelas mantêm o foco do teclado e o devolvem quando se fecham;',
    'page/keyboard.e2e.ts',
    'modal keeps the focus inside and returns it when closed',
  ],
  [
    'que as mudanças de preço e de lista são anunciadas a leitores de ecrã;',
    'page/keyboard.e2e.ts',
    'changes of price and list are announced in live regions',
  ],
  [
    'que o automóvel em 360° se roda com o teclado e que o lado visível é anunciado;',
    'viewer/spin.e2e.ts',
    'the keyboard turns the car, and the slider names the visible side',
  ],
  [
    'que o interior se vê em todas as direções com o teclado e que a direção é anunciada;',
    'viewer/panorama.e2e.ts',
    'the keyboard turns the view of the cabin, and the direction is announced',
  ],
  [
    'que cada passo cabe num telemóvel com o texto ao dobro do tamanho;',
    'page/text-size.e2e.ts',
    'fits a phone with text of twice the size',
  ],
  [
    'que o elemento com o foco nunca fica escondido atrás de uma barra, com ampliação de 200% e 400%;',
    'page/low-windows.e2e.ts',
    'no focused control is behind a bar',
    'at 200 % zoom',
    'at 400 % zoom',
  ],
  [
    'que, num formulário com erros, um resumo leva a cada campo por corrigir.',
    'leads/form-fields.e2e.ts',
    'the summary of its errors leads to each of them',
  ],
]

it('claims in the accessibility statement only what a test verifies', async () => {
  const template = await readFile(TEMPLATE, 'utf8')
  const list = /<h2[^>]*>O que é verificado<\/h2>.*?<ul[^>]*>(.*?)<\/ul>/s.exec(template)?.[1] ?? ''
  const claims = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, claim]) => claim)
  expect(claims).toEqual(VERIFIED.map(([claim]) => claim))
})

it.each(VERIFIED)('has the tests for what the statement says: %s', async (_, file, ...titles) => {
  const source = await readFile(`test/e2e/${file}`, 'utf8')
  for (const title of titles) expect(source).toContain(title)
})

it('names the rules of axe that the tests apply', async () => {
  const fixtures = await readFile('test/e2e/support/fixtures.ts', 'utf8')
  expect(fixtures).toContain("['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']")
})
