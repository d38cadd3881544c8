/**
 * ARIA roles to spread over the table's elements: Safari drops a table's roles when its `display` is not a table
 * value, as in the mobile layout.
 */
export const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
