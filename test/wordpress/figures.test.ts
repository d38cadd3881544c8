import { expect, it } from 'vitest'
import {
  FIGURES,
  LEAD_FIGURE_NAMES,
  PLACES,
  snapshotField,
} from '../../src/domain/figures/figures.ts'
import type { Figure } from '../../src/domain/figures/offer-figures.ts'

/** Folder of the plugin whose generated files `vitest run test/wordpress/figures.test.ts -u` writes anew. */
const FOLDER = '../../wordpress-plugin/includes/Leads/Configuration'

const HEAD = `<?php
declare(strict_types=1);

namespace Cfg_Configurator\\Leads\\Configuration;

defined( 'ABSPATH' ) || exit;

// Generated from src/domain/figures/figures.ts: npx vitest run test/wordpress/figures.test.ts -u.
return array(
`

const figures = PLACES.lead.map((id) => {
  const { style, decimals = 0 }: Figure = FIGURES[id]
  const name = `'${LEAD_FIGURE_NAMES[id]}'`
  const labels = `__( ${name}, 'cfg-configurator' ), _x( ${name}, 'visitor', 'cfg-configurator' )`
  return `	new Figure( '${id}', '${snapshotField(id)}', '${style}', ${decimals}, ${labels} ),\n`
})

it('gives the plugin the figures of a lead', async () => {
  await expect(`${HEAD}${figures.join('')});\n`).toMatchFileSnapshot(`${FOLDER}/figures.php`)
})
