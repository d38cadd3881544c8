/**
 * The block in the editor: the first models, and what one page may say or show differently from the
 * settings. The page itself is printed by the server.
 */
;(function ({ apiFetch, blocks, blockEditor, components, data, element, i18n }) {
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

  /** Custom properties of the element, without their prefix. */
  const COLOURS = [
    ['accent', __('Accent colour', DOMAIN)],
    ['on-accent', __('Text on the accent colour', DOMAIN)],
    ['surface', __('Background', DOMAIN)],
  ]
  const MODELS = 3
  const euros = new Intl.NumberFormat('pt-PT', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  })

  const priceOf = ({ price }) => Number(String(price ?? '').replace(',', '.')) || Infinity

  let request = null

  /** The cheapest models, as the configurator shows them first; none while they load or if they fail. */
  function useModels() {
    const [models, setModels] = element.useState([])
    element.useEffect(() => {
      request ??= apiFetch({ path: '/cfg/lstModels/' })
      request.then(
        (list) => {
          const known = Array.isArray(list) ? list.filter(({ model }) => model) : []
          setModels(known.toSorted((one, other) => priceOf(one) - priceOf(other)).slice(0, MODELS))
        },
        () => {
          request = null
        },
      )
    }, [])
    return models
  }

  function Card({ model }) {
    const price = priceOf(model)
    return create(
      'li',
      { className: 'cfg-configurator-card' },
      model.modelImg ? create('img', { src: model.modelImg, alt: '' }) : null,
      create('strong', null, model.model),
      price === Infinity
        ? null
        : /* translators: %s: price in euros. */
          create('span', null, sprintf(__('from %s', DOMAIN), euros.format(price))),
      create(
        'span',
        { className: 'cfg-configurator-button', 'aria-hidden': true },
        __('Select', DOMAIN),
      ),
    )
  }

  function Placeholder() {
    const models = useModels()
    if (models.length === 0)
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
      models.map((model) => create(Card, { key: model.id, model })),
    )
  }

  function AppearancePanel({ shown, overrides, fonts, change }) {
    const colours = COLOURS.map(([name, label]) => ({
      label,
      value: overrides[name],
      onChange: (value) => change(name)(value ?? ''),
    }))
    return create(
      element.Fragment,
      null,
      create(
        blockEditor.PanelColorSettings,
        { title: __('Colours on this page', DOMAIN), initialOpen: false, colorSettings: colours },
        create(blockEditor.ContrastChecker, {
          textColor: shown['on-accent'],
          backgroundColor: shown.accent,
        }),
        create(blockEditor.ContrastChecker, {
          textColor: shown.accent,
          backgroundColor: shown.surface,
        }),
      ),
      create(
        components.PanelBody,
        { title: __('Font and corners on this page', DOMAIN), initialOpen: false },
        create(components.SelectControl, {
          label: __('Font', DOMAIN),
          value: overrides['font-family'] || '',
          options: [
            asSet,
            ...fonts.filter(([value]) => value).map(([value, label]) => ({ value, label })),
          ],
          onChange: change('font-family'),
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
        create(components.TextControl, {
          label: __('Corner radius', DOMAIN),
          help: __('In pixels. Empty: same as in the settings.', DOMAIN),
          type: 'number',
          min: 0,
          max: 24,
          value: overrides.radius || '',
          placeholder: shown.radius,
          onChange: change('radius'),
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
      ),
    )
  }

  /** Custom properties for the placeholder. */
  const styleOf = (shown) =>
    Object.fromEntries(
      Object.entries(shown)
        .filter(([, value]) => value)
        .map(([name, value]) => [`--cfg-${name}`, name === 'radius' ? `${value}px` : value]),
    )

  function Edit({ attributes, setAttributes }) {
    const overrides = attributes.overrides || {}
    const { appearance, fonts } = data.useSelect(
      (select) => select('core/editor')?.getEditorSettings?.()?.cfgConfigurator ?? {},
      [],
    )
    const shown = { ...appearance, ...overrides }
    const names = ['accent', 'on-accent', 'surface', 'font-family', 'radius']
    const style = styleOf(Object.fromEntries(names.map((name) => [name, shown[name]])))
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
      blockEditor.useBlockProps({ style }),
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
        appearance ? create(AppearancePanel, { shown, overrides, fonts, change }) : null,
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
