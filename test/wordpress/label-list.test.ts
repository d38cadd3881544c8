import { expect, test } from 'vitest'
import { ptPt } from '../../src/labels/pt-pt.ts'

/** What the back office offers to reword; `vitest run test/wordpress -u` writes it anew. */
const LIST = '../../wordpress-plugin/includes/Settings/labels.json'

test('the back office offers exactly the labels of the widget', async () => {
  await expect(`${JSON.stringify(ptPt, null, 2)}\n`).toMatchFileSnapshot(LIST)
})
