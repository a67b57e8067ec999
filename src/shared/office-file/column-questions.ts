import { isKnownUnit } from '@/shared/lib/figures';
import { factorOf, isOtherUnit } from './number-style';
import { ask, lines, listText, type Option, type Question, SKIP, shortText } from './question';
import { certainFields, columnAnswer, type ReadBlock, type SheetReading } from './read-blocks';
import {
  columnLetter,
  dayAnswer,
  type FieldSource,
  MEAN,
  manyAnswer,
  ROW_UNITS,
  rivalKeys,
  rivals,
  SUM,
  unitAnswer,
} from './sources';
import { timeText } from './time/period-of';
import { isLabelTitle, isUnitTitle, type Title } from './title/title';
import { textOf } from './title/title-lines';
import { bracketsIn, fullUnit } from './title/title-unit';

const SKIP_COLUMN: Option = { value: SKIP, label: 'Jangan ambil kolom ini' };
const SAMPLES = 3;

/** Asks about columns that may be several fields; all others may be changed. */
export function columnQuestions(reading: SheetReading): Question[] {
  const askedIds = new Set<string>();
  return reading.blocks.flatMap((block) => questionsIn(block, reading, askedIds));
}

/** @param askedIds the questions that other blocks ask */
function questionsIn(
  block: ReadBlock,
  { table, spec, answers, blocks }: SheetReading,
  askedIds: Set<string>,
): Question[] {
  const { head, sources, lines: rows } = block;
  const choosable = spec.columns.filter(({ name }) => name !== undefined);
  const options = [...choosable.map(({ name, header }) => ({ value: name, label: header })), SKIP_COLUMN];
  const hasFigure = spec.columns.some(({ name, figure }) => figure && sources.has(name));
  const isFigureAnywhere = spec.columns.some(
    ({ name, figure }) => figure && blocks.some((one) => one.sources.has(name)),
  );
  const hasSubject = sources.has(spec.subject) || block.choices.some((choice) => choice?.[0] === spec.subject);
  const needsFigures = spec.columns.some(({ figure }) => figure);
  const isUnknown = !isFigureAnywhere ? !hasSubject || needsFigures : !hasSubject && block === blocks[0];
  const lacksFigure = hasFigure && spec.columns.some(({ name, figure }) => figure && !sources.has(name));
  const certain = certainFields(head.titles.slice(head.left, head.right));
  return head.titles.flatMap((title, column): Question[] => {
    const id = columnAnswer(title);
    if (column < head.left || column >= head.right || title.text === '' || askedIds.has(id)) return [];
    askedIds.add(id);
    if (title.hari || (title.choice && title.state === 'dibaca')) return [];
    const isAsked =
      title.state === 'tanya' ||
      (title.state === 'dibaca' && !title.isCertain) ||
      (isUnknown && title.state === 'asing');
    const isNumeric = rows.slice(0, SAMPLES).some(({ row }) => typeof table.rows[row]?.[column] === 'number');
    // One of several markets or traders has prices of its own: 'Toko A'.
    const isStrange = title.state === 'asing' || (title.state === 'keterangan' && isLabelTitle(title.text));
    const mayBeMissing = isStrange && lacksFigure && isNumeric;
    const samples = rows.slice(0, SAMPLES).flatMap(({ row }) => textOf(table.rows[row]?.[column]) || []);
    const isBeside = !title.isCertain && certain.has(title.names[0] ?? '');
    const isUnclear = mayBeMissing && (title.state === 'keterangan' || isShort(title));
    const proposal = isBeside ? SKIP : isUnclear ? undefined : proposalOf(title, isUnknown);
    const isHidden = table.hidden.columns.includes(column) && title.names.length > 0;
    const wasAsked = isAsked || isHidden || mayBeMissing || answers[id] !== undefined;
    const text = `Kolom “${shortText(title.text)}”${isHidden ? ' (tersembunyi di berkas)' : ''}`;
    return [
      {
        id,
        group: 'kolom' as const,
        text,
        options,
        detail: samples.map(shortText),
        ...(proposal !== undefined && { proposal }),
        ...(!wasAsked && { isOptional: true }),
      },
    ];
  });
}

/** 'T', 'Padi P': too short to tell that it is no field. */
const isShort = ({ text }: Title): boolean => (text.split(' ').at(-1) ?? '').length <= 2;

function proposalOf(title: Title, isUnknown: boolean): string | undefined {
  if (title.state === 'dibaca' || title.state === 'tanya') {
    return title.isCertain || title.isProposed || title.choice || title.hari ? title.names[0] : undefined;
  }
  return isUnknown && title.state === 'asing' ? undefined : SKIP;
}

export function dayQuestion({ blocks, spec }: SheetReading): Question[] {
  const sources = blocks.flatMap((block) => [...block.sources]);
  const [name = '', list = []] = sources.find(([, own]) => own.filter(({ title }) => title.hari).length > 1) ?? [];
  const days = [
    ...new Map(list.flatMap(({ title }) => (title.hari ? [[timeText(title.hari), title.hari] as const] : []))),
  ];
  if (days.length < 2) return [];
  const header = spec.columns.find((column) => column.name === name)?.header ?? name;
  const texts = days.map(([text, hari]) => ({ value: text, label: timeText(hari) }));
  const text = `Berkas ini memuat ${days.length} hari. Yang mana menjadi ${header} periode ini?`;
  return [ask(dayAnswer, text, [{ value: MEAN, label: 'Rata-rata semua hari itu' }, ...texts])];
}

/** Several columns of one figure: markets, ages, lowest and highest. */
export function manyQuestions({ blocks, spec }: SheetReading): Question[] {
  return spec.columns.flatMap(({ name, header, figure }): Question[] => {
    const groups = figure ? blocks.flatMap(({ sources }) => groupsOf(sources.get(name) ?? [])) : [];
    const rivalGroups = groups.filter((group) => rivals(group).length > 1);
    const [first] = rivalGroups;
    if (!first) return [];
    const options = new Map<string, string>();
    for (const group of rivalGroups) {
      for (const [{ column, title }, key] of rivalKeys(group)) {
        if (!options.has(key)) options.set(key, `Hanya kolom ${columnLetter(column)}: ${shortText(title.text)}`);
      }
    }
    const text = `${header} ada di ${first.length} kolom berkas ini. Mana yang diambil?`;
    return [
      ask(manyAnswer(name), text, [
        ...[...options].map(([value, label]) => ({ value, label })),
        { value: MEAN, label: 'Rata-ratanya' },
        { value: SUM, label: 'Jumlahnya' },
      ]),
    ];
  });
}

/** The columns of one figure, by the crop or place that their titles name. */
export const groupsOf = (sources: readonly FieldSource[]): FieldSource[][] => [
  ...Map.groupBy(sources, ({ title }) => title.choice?.join()).values(),
];

/** Lines that name another unit than the field's; those that none can convert are refused, or taken as they are. */
export function rowUnitQuestion({ blocks, table, spec }: SheetReading): Question[] {
  const units = spec.columns.flatMap(({ figure, unit }) => (figure && unit && !/^rp/i.test(unit) ? unit : []));
  const [unit] = units;
  if (unit === undefined) return [];
  const unitTexts = blocks.flatMap(({ head, lines: rows }) => {
    const at = head.titles.findIndex(({ text }, column) => column >= head.left && isUnitTitle(text));
    if (at >= 0) return rows.map(({ row }) => textOf(table.rows[row]?.[at]));
    return rows.flatMap(({ name }) => bracketsIn(name).filter((text) => isKnownUnit(fullUnit(text))));
  });
  const others = unitTexts.filter((word) => isOtherUnit(word, unit));
  if (others.length === 0) return [];
  const ownUnit = unit.toLowerCase();
  const isKnown = others.every((word) => factorOf(word, unit) !== undefined);
  const text = `${lines(others.length)} ditulis dalam ${listText(others)}, di sini ${ownUnit}.`;
  const options = [
    { value: 'ubah', label: isKnown ? `Ubah ke ${ownUnit}` : `Ubah ke ${ownUnit}, tolak yang tidak dapat diubah` },
    { value: 'sama', label: `Angkanya sudah dalam ${ownUnit}` },
  ];
  return [ask(ROW_UNITS, text, options)];
}

export function unitQuestions({ blocks, spec }: SheetReading): Question[] {
  const askedIds = new Set<string>();
  return blocks.flatMap(({ sources }) =>
    [...sources].flatMap(([name, list]) =>
      list.flatMap(({ title }): Question[] => {
        const field = spec.columns.find((column) => column.name === name);
        const { satuan } = title;
        const isRival = /^s ?[./] ?d/i.test(satuan ?? '') && groupsOf(list).some((group) => rivals(group).length > 1);
        if (satuan === undefined || !field?.figure || askedIds.has(title.text) || isRival) return [];
        askedIds.add(title.text);
        const isPrice = /^rp/i.test(field.unit ?? '');
        const unit = satuan === 'ribuan' ? 'penuh' : isPrice ? 'harga per kg' : (field.unit ?? '').toLowerCase();
        const fileUnit = satuan === 'ribuan' ? 'ribuan' : isPrice ? `harga per ${satuan}` : satuan;
        const factor = factorOf(satuan, field.unit);
        const isKnown = satuan === 'ribuan' || factor !== undefined || isKnownUnit(fullUnit(satuan));
        if (!isKnown) {
          const strange = `Kolom “${shortText(title.text)}” menyebut “${shortText(satuan)}”. Pakai angkanya apa adanya?`;
          return [ask(unitAnswer(title), strange, [{ value: 'sama', label: 'Ya, pakai angkanya' }, SKIP_COLUMN])];
        }
        const change = {
          value: 'ubah',
          label: satuan === 'ribuan' ? 'Kalikan 1.000' : `Ubah dari ${satuan} ke ${unit}`,
        };
        const same = {
          value: 'sama',
          label: `Angkanya sudah ${isPrice || satuan === 'ribuan' ? '' : 'dalam '}${unit}`,
        };
        const text = `Kolom “${shortText(title.text)}” ditulis ${isPrice && satuan !== 'ribuan' ? 'sebagai' : 'dalam'} ${fileUnit}, di sini ${unit}.`;
        return [ask(unitAnswer(title), text, factor === undefined ? [same, SKIP_COLUMN] : [change, same])];
      }),
    ),
  );
}
