import { zipTexts } from './zip-texts.ts';

/** The parts of a worksheet in the one order in which Excel takes them (ECMA-376, CT_Worksheet). */
const ORDER = [
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'sheetProtection', 'autoFilter'],
  ...['mergeCells', 'conditionalFormatting', 'dataValidations', 'hyperlinks', 'printOptions', 'pageMargins'],
  ...['pageSetup', 'headerFooter', 'rowBreaks', 'colBreaks', 'drawing', 'legacyDrawing', 'tableParts'],
];

/** Letters that a cell holds at most, and rows and columns that a worksheet has. */
const MOST = { letters: 32_767, rows: 1_048_576, columns: 16_384 };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
const attribute = (tag: string, name: string): string => plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
const tags = (xml: string, name: string): string[] => xml.match(new RegExp(`<${name}[\\s/>][^>]*`, 'g')) ?? [];

interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const columnOf = (letters: string) => [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0);

/** 'B2:C9' or 'B2'; null for anything else. */
function areaOf(ref: string): Area | null {
  const match = /^([A-Z]{1,3})([1-9]\d*)(?::([A-Z]{1,3})([1-9]\d*))?$/.exec(ref);
  if (!match) return null;
  const [, left = '', top = '', right = left, bottom = top] = match;
  const area = { top: Number(top), left: columnOf(left), bottom: Number(bottom), right: columnOf(right) };
  const isInOrder = area.top <= area.bottom && area.left <= area.right;
  return isInOrder && area.bottom <= MOST.rows && area.right <= MOST.columns ? area : null;
}

const overlap = (one: Area, other: Area) =>
  one.top <= other.bottom && other.top <= one.bottom && one.left <= other.right && other.left <= one.right;

/** Rules of names that Excel mends or refuses: their length, their signs, no two alike. */
function nameFaults(names: readonly string[]): string[] {
  const some = names.flatMap((name) => [
    ...(name.length === 0 || name.length > 31 ? [`sheet name of ${name.length} letters: ${name}`] : []),
    ...(/[[\]:*?/\\]/.test(name) ? [`sheet name with a forbidden sign: ${name}`] : []),
    ...(/^'|'$/.test(name) ? [`sheet name with an apostrophe at its end: ${name}`] : []),
  ]);
  const isTwice = new Set(names.map((name) => name.toLowerCase())).size < names.length;
  return [...some, ...(isTwice ? [`sheet names alike: ${names.join(', ')}`] : [])];
}

/** A sheet as a formula names it, and rows, columns or cells of it. */
const REFERENCE = /^(?:'((?:[^']|'')+)'|([A-Za-z_][\w.]*))!(\$[A-Z]{1,3})?(\$\d+)?(?::(\$[A-Z]{1,3})?(\$\d+)?)?$/;

function definedNameFaults(workbook: string, names: readonly string[]): string[] {
  return [...workbook.matchAll(/<definedName([^>]*)>([^<]*)<\/definedName>/g)].flatMap(([, head = '', text = '']) => {
    const reference = plain(text);
    const match = REFERENCE.exec(reference);
    if (!match) return [`defined name cannot be read: ${reference}`];
    const sheet = match[1]?.replaceAll("''", "'") ?? match[2] ?? '';
    const local = attribute(head, 'localSheetId');
    const isOwn = local === '' ? names.includes(sheet) : names[Number(local)] === sheet;
    return isOwn ? [] : [`defined name of another sheet: ${reference}`];
  });
}

/** The values of a list stand in quotes; one of their own is doubled. */
const LISTED = /^"(?:[^"]|""){1,255}"$/;

function validationFaults(xml: string): string[] {
  return [...xml.matchAll(/<dataValidation\s([^>]*?)(?:\/>|>([\s\S]*?)<\/dataValidation>)/g)].flatMap(
    ([, head = '', inner = '']) => {
      const formula = plain(/<formula1>([^<]*)<\/formula1>/.exec(inner)?.[1] ?? '');
      return [
        ...(areaOf(attribute(` ${head}`, 'sqref')) ? [] : [`validation of no cells: ${head}`]),
        ...(attribute(` ${head}`, 'type') === 'list' && !LISTED.test(formula)
          ? [`list of a validation: ${formula}`]
          : []),
        ...(attribute(` ${head}`, 'errorTitle').length > 32 ? [`long title of a validation: ${head}`] : []),
        ...(attribute(` ${head}`, 'error').length > 255 ? [`long sentence of a validation: ${head}`] : []),
      ];
    },
  );
}

function cellFaults(xml: string, shared: number, styles: number): string[] {
  const faults: string[] = [];
  const dimension = areaOf(attribute(tags(xml, 'dimension')[0] ?? '', 'ref'));
  if (xml.includes('<dimension') && !dimension) faults.push('dimension cannot be read');
  let [row, column] = [0, 0];
  for (const [tag, kind] of xml.matchAll(/<(row|c)\s[^>]*>(?:<v>\d+<\/v>)?/g)) {
    if (kind === 'row') {
      const next = Number(attribute(tag, 'r'));
      if (next <= row || next > MOST.rows) faults.push(`row ${next} after ${row}`);
      [row, column] = [next, 0];
      continue;
    }
    const at = areaOf(attribute(tag, 'r'));
    if (!at || at.top !== row || at.left <= column) faults.push(`cell out of order: ${tag}`);
    else if (dimension && !overlap(dimension, at)) faults.push(`cell outside the dimension: ${tag}`);
    column = at?.left ?? column;
    const value = Number(/<v>(\d+)/.exec(tag)?.[1] ?? 0);
    if (attribute(tag, 't') === 's' && value >= shared) faults.push(`no such text: ${tag}`);
    if (Number(attribute(tag, 's')) >= styles) faults.push(`no such style: ${tag}`);
  }
  return faults;
}

function mergeFaults(xml: string): string[] {
  const refs = tags(xml, 'mergeCell').map((tag) => attribute(tag, 'ref'));
  const areas = refs.map(areaOf);
  return areas.flatMap((area, at) => {
    if (!area || (area.top === area.bottom && area.left === area.right)) return [`merge of no cells: ${refs[at]}`];
    const other = areas.findIndex((one, place) => place < at && one !== null && overlap(one, area));
    return other === -1 ? [] : [`merges overlap: ${refs[other]}, ${refs[at]}`];
  });
}

function orderFaults(xml: string): string[] {
  const parts = ORDER.flatMap((name) => {
    const at = xml.search(new RegExp(`<${name}[\\s/>]`));
    return at === -1 ? [] : [{ name, at }];
  });
  return parts.flatMap(({ name, at }, place) => {
    const before = parts[place - 1];
    return before && before.at > at ? [`${name} stands before ${before.name}`] : [];
  });
}

/** Breaches of the rules by which Excel opens a workbook without repairing it; none where it opens it as it is. */
export function workbookFaults(bytes: Uint8Array): string[] {
  const texts = zipTexts(bytes);
  const workbook = texts.get('xl/workbook.xml') ?? '';
  const names = tags(workbook, 'sheet').map((tag) => attribute(tag, 'name'));
  const shared = texts.get('xl/sharedStrings.xml') ?? '';
  const formats = /<cellXfs[\s\S]*<\/cellXfs>/.exec(texts.get('xl/styles.xml') ?? '')?.[0] ?? '';
  const sheets = [...texts].filter(([name]) => name.startsWith('xl/worksheets/sheet'));
  const cells = { texts: tags(shared, 'si').length, styles: tags(formats, 'xf').length };
  const faults = [...nameFaults(names), ...definedNameFaults(workbook, names)];
  if (sheets.length !== names.length) faults.push(`${names.length} names of ${sheets.length} sheets`);
  for (const [name, xml] of [...sheets, ['xl/sharedStrings.xml', shared] as const]) {
    if ([...xml.matchAll(/<t[^>]*>([^<]*)</g)].some(([, text = '']) => plain(text).length > MOST.letters))
      faults.push(`${name}: a text too long for a cell`);
  }
  for (const [name, xml] of sheets) {
    const own = [...orderFaults(xml), ...cellFaults(xml, cells.texts, cells.styles), ...mergeFaults(xml)];
    faults.push(...[...own, ...validationFaults(xml)].map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
