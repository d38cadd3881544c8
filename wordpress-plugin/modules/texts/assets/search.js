/** Shows only the texts that contain what an editor searches for. */
;(function () {
  const search = document.querySelector('.cfg-search')
  if (search === null) return
  const input = search.querySelector('input')
  const status = search.querySelector('[role="status"]')
  search.hidden = false

  const plain = (text) =>
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()

  /** What a row says: its labels, texts and what its fields contain. */
  const wordsOf = (row) => {
    const fields = [...row.querySelectorAll('input:not([type="hidden"]), textarea')]
    return plain(
      [row.textContent, ...fields.map(({ value, placeholder }) => `${value} ${placeholder}`)].join(
        ' ',
      ),
    )
  }

  function run() {
    const words = plain(input.value).split(/\s+/).filter(Boolean)
    let found = 0
    const matches = (row) => words.every((word) => wordsOf(row).includes(word))
    for (const section of document.querySelectorAll('.cfg-section')) {
      let shown = 0
      for (const row of section.querySelectorAll('.form-table > tbody > tr')) {
        const labels = row.querySelectorAll('.cfg-label')
        for (const label of labels) label.hidden = !matches(label)
        const count =
          labels.length > 0
            ? [...labels].filter(({ hidden }) => !hidden).length
            : Number(matches(row))
        const details = row.querySelector('details')
        if (details !== null && words.length > 0) details.open = count > 0
        row.hidden = count === 0
        shown += count
      }
      section.hidden = shown === 0
      found += shown
    }
    if (words.length === 0) status.textContent = ''
    else
      status.textContent =
        found === 0 ? status.dataset.none : status.dataset.some.replace('{n}', found)
  }

  input.addEventListener('input', run)
  // Enter would submit the form.
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
  })
})()
