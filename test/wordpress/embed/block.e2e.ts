import { configuratorPage } from '../../e2e/support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test('a page into which an editor inserts the block shows the models', async ({
  adminPage,
  page,
  wordpress,
}) => {
  // The editor's tour and its page patterns must not cover the page.
  await wordpress.run(`update_user_meta( 1, $GLOBALS['wpdb']->prefix . 'persisted_preferences', array(
    'core'           => array( 'enableChoosePatternModal' => false, 'isPublishSidebarEnabled' => false ),
    'core/edit-post' => array( 'welcomeGuide' => false ),
    '_modified'      => gmdate( 'c' ),
  ) );`)
  await adminPage.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`)
  const canvas = adminPage.frameLocator('iframe[name="editor-canvas"]')
  await canvas.getByRole('textbox', { name: /title/i }).fill('Monte o seu carro')
  await adminPage
    .getByRole('button', { name: /^Block Inserter$|^Toggle block inserter$/ })
    .first()
    .click()
  await adminPage.getByRole('searchbox').first().fill('configurador')
  await adminPage
    .getByRole('option', { name: /configurador/i })
    .first()
    .click()
  const block = canvas.locator('[data-type^="cfg-configurator/"]')
  await expect(block).toBeVisible()
  // The first models of the line-up stand for the widget.
  await expect(block.getByRole('listitem')).toHaveCount(3)
  await expect(block.getByRole('listitem').first()).toContainText(/\d{2}\u{A0}\d{3}\u{A0}€/u)
  const picture = block.locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await adminPage.getByRole('button', { name: 'Publish', exact: true }).click()
  const published = adminPage.getByTestId('snackbar').getByRole('link', { name: /view page/i })
  const address = await published.getAttribute('href')
  const configurator = configuratorPage(page, address ?? '', page.locator('cfg-configurator'))
  await configurator.openHome()
  await expect(configurator.heading).toHaveText('Escolha o seu Lume')
})
