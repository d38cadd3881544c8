/**
 * The block in the editor: the first models, and what one page may say or show differently from the
 * settings. The page itself is printed by the server.
 */
;(function ({ blocks, blockEditor, components, element, i18n }) {
  const { __, sprintf } = i18n
  const create = element.createElement
  const DOMAIN = 'cfg-configurator'
  const POSTER = new URL('poster.svg', document.currentScript.src).href

  /** Names are those of the element's attributes; no entry means: as the settings say. */
  const TEXTS = [
    ['product', __('Brand name', DOMAIN), __("For example, 'Gama Lume'.", DOMAIN)],
    ['policy-link', __('Privacy policy', DOMAIN), __('URL of the page.', DOMAIN)],
    [
      'configuration',
      __('Configuration that opens first', DOMAIN),
      __('A code, or a share link. Empty: the list of models.', DOMAIN),
    ],
    ['cfg-msg-no-result', __('Empty list message', DOMAIN), ''],
  ]
  const asSet = { value: '', label: __('Same as in the settings', DOMAIN) }
  const YES_NO = [
    asSet,
    { value: 'true', label: __('Yes', DOMAIN) },
    { value: 'false', label: __('No', DOMAIN) },
  ]
  const CHOICES = [
    ['has-simul', __('Financing simulation', DOMAIN), YES_NO],
    ['has-pdf', __('PDF with proposals', DOMAIN), YES_NO],
    [
      'routing',
      __('Browser URL', DOMAIN),
      [
        { value: '', label: __('Changes with each step', DOMAIN) },
        { value: 'memory', label: __('Stays on this page', DOMAIN) },
      ],
    ],
  ]

  /** Name, picture and price of the cheapest models, as the plugin passes them; none before the catalogue is loaded. */
  const MODELS = window.cfgConfiguratorBlock?.models ?? []

  function Card({ model: [name, picture, price] }) {
    return create(
      'li',
      { className: 'cfg-configurator-card' },
      picture ? create('img', { src: picture, alt: '' }) : null,
      create('strong', null, name),
      price
        ? /* translators: %s: price in euros. */
          create('span', null, sprintf(__('from %s', DOMAIN), price))
        : null,
      create(
        'span',
        { className: 'cfg-configurator-button', 'aria-hidden': true },
        __('Select', DOMAIN),
      ),
    )
  }

  function Placeholder() {
    if (MODELS.length === 0)
      return create('img', {
        className: 'cfg-configurator-picture',
        src: POSTER,
        width: 1100,
        height: 560,
        alt: __('The car configurator: models with prices.', DOMAIN),
      })
    return create(
      'ul',
      { className: 'cfg-configurator-cards' },
      MODELS.map((model) => create(Card, { key: model[0], model })),
    )
  }

  function Edit({ attributes, setAttributes }) {
    const overrides = attributes.overrides || {}
    const change = (name) => (value) => {
      const { [name]: _before, ...others } = overrides
      setAttributes({ overrides: value === '' ? others : { ...others, [name]: value } })
    }
    const common = (name, label) => ({
      key: name,
      label,
      value: overrides[name] || '',
      onChange: change(name),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    })
    return create(
      'div',
      blockEditor.useBlockProps(),
      create(
        blockEditor.InspectorControls,
        null,
        create(
          components.PanelBody,
          { title: __('Only on this page', DOMAIN) },
          TEXTS.map(([name, label, help]) =>
            create(components.TextControl, { ...common(name, label), help }),
          ),
          CHOICES.map(([name, label, options]) =>
            create(components.SelectControl, { ...common(name, label), options }),
          ),
        ),
      ),
      create(Placeholder),
      create(
        'p',
        { className: 'cfg-configurator-said' },
        __(
          "Visitors configure these models here. Texts and limits are in the configurator's settings.",
          DOMAIN,
        ),
      ),
    )
  }

  blocks.registerBlockType('cfg-configurator/configurator', {
    icon: create(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
      },
      create('path', {
        d: 'M3 15.5v-3l3-1.5 3-4h6.5l3.5 4 2 1v3.5h-2M8.5 15.5h7M8.5 15.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm10.5 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
      }),
    ),
    edit: Edit,
    save: () => null,
  })
})(window.wp)
