/** A heading, and what stands under it in a row's line. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => string];

/** A Markdown table that can be read as it is: the first column stands left, figures stand right. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const headings = columns.map(([heading]) => heading);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  const widths = headings.map((heading, at) => Math.max(heading.length, ...cells.map((line) => line[at]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(headings), line(rule), ...cells.map(line)].join('\n');
}
