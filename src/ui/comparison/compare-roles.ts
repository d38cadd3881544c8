/**
 * Spread over the table's elements: Safari forgets a table's roles where its display is no longer a table's,
 * as in the narrow form.
 */
export const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
