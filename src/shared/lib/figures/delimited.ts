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

/** Ruled off in Markdown: '|---|---:|'. */
const RULE = /^[\s|:+=-]+$/;

/** Which sign parts the cells; undefined where the text is no table. */
export function signOf(text: string): string | undefined {
  if (text.includes('\t')) return '\t';
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !RULE.test(line))
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, '""'));
  const parts = (sign: string) => {
    const counts = new Set(lines.map((line) => line.split(sign).length - 1));
    return counts.size === 1 && !counts.has(0);
  };
  if (lines.length === 0) return undefined;
  // A title above the table has no sign.
  const isTable = (sign: string) => {
    const rows = lines.filter((line) => line.includes(sign));
    const isMost = rows.length === lines.length || (rows.length > 1 && rows.length * 2 > lines.length);
    return isMost && !rows.some((line) => endsWithFigure(line, sign));
  };
  if (isTable(';')) return ';';
  if (isTable('|')) return '|';
  // '14,5' above '15,2' is a column of decimals; 'Telur, 28.000' twice is a list that somebody wrote.
  const isDecimal = (line: string) => !/(^|[^\d]),|,([^\d\s]|$)/.test(line);
  return parts(',') && !lines.some(isDecimal) && !lines.some((line) => /\d, |: /.test(line)) ? ',' : undefined;
}

/** 'Telur 28.000 | 27.000' is a line of a chat, whose first cell holds a name and a figure. */
const endsWithFigure = (line: string, sign: string): boolean => {
  const first = line.split(sign).find((cell) => cell.trim() !== '') ?? '';
  return /\p{L}.*[\s:=]\S*\d{3}\S*\s*$/u.test(first);
};

/** A table of Word or of the web without the signs at both ends of its lines, and without its rules. */
export const ofBars = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !RULE.test(line))
    .map((line) => line.trim().replace(/^\||\|$/g, ''))
    .join('\n');
