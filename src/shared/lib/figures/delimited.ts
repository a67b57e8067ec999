/** Rows of cells of a text whose cells are parted by `sign`; a cell in quotes may hold anything, also line ends. */
export function delimited(text: string, sign: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = (cell: string) => {
    row.push(cell);
    if (text[at] === sign) return;
    rows.push(row);
    row = [];
  };
  while (at < text.length || row.length > 0) {
    const start = at;
    const quoted = text[at] === '"' ? quotedFrom(text, at, sign) : undefined;
    if (quoted) at = quoted.end;
    else while (at < text.length && text[at] !== sign && text[at] !== '\n') at += 1;
    end(quoted ? quoted.cell : text.slice(start, at).trim());
    at += 1;
  }
  return rows;
}

/** Undefined where the quotes belong to the text: '"Super" beras'. */
function quotedFrom(text: string, start: number, sign: string): { cell: string; end: number } | undefined {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return undefined;
    cell += text.slice(at, close);
    const after = text[close + 1];
    if (after !== '"')
      return after === undefined || after === sign || after === '\n' ? { cell, end: close + 1 } : undefined;
    cell += '"';
    at = close + 2;
  }
}

/** Which sign parts the cells; undefined where the text is no table. */
export function signOf(text: string): string | undefined {
  if (text.includes('\t')) return '\t';
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, '""'));
  const parts = (sign: string) => {
    const counts = new Set(lines.map((line) => line.split(sign).length - 1));
    return counts.size === 1 && !counts.has(0);
  };
  if (lines.length === 0) return undefined;
  if (parts(';')) return ';';
  // '14,5' above '15,2' is a column of decimals; 'Telur, 28.000' twice is a list that somebody wrote.
  const isDecimal = (line: string) => !/(^|[^\d]),|,([^\d\s]|$)/.test(line);
  return parts(',') && !lines.some(isDecimal) && !lines.some((line) => /\d, |: /.test(line)) ? ',' : undefined;
}
