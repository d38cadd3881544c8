import { CHOSEN } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { middleOf, mockFrames, spinViewOf } from '../support/spin-view.ts'

test(
  'a car that is released while it turns slows down to a stop',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const paint = CHOSEN.exterior.colorid
    await mockFrames(page)
    const turn = spinViewOf(page, [paint])
    await configuratorPage(page, site.url).openStep('exterior')
    await turn.expectShown(paint, 0)
    const { x, y } = await middleOf(turn.slider)
    const session = await page.context().newCDPSession(page)
    const start = Date.now()
    // Explicit timestamps, so that the speed does not depend on the machine.
    const mouse = (
      type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
      moved: number,
      at: number,
    ) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        x: x - moved,
        y,
        button: 'left',
        buttons: 1,
        clickCount: 1,
        timestamp: (start + at) / 1000,
      })
    await mouse('mousePressed', 0, 0)
    await mouse('mouseMoved', 20, 16)
    await turn.expectPosition(2)
    await mouse('mouseReleased', 20, 20)
    const position = async () => Number(await turn.slider.getAttribute('aria-valuenow'))
    await expect.poll(position).toBeGreaterThan(5)
  },
)
