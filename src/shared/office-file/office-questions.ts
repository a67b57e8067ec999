import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { FileSpec } from './column';
import { columnQuestions, dayQuestion, manyQuestions, rowUnitQuestion, unitQuestions } from './column-questions';
import { contextOf, isOtherRegency, otherTime, regencyElsewhere } from './context';
import { ask, lines, listText, type Option, type Question, SKIP, shortText } from './question';
import type { ReadBlock, SheetReading } from './read-blocks';
import { agreement, isMonth, timeText } from './time/period-of';
import { isPartTitle } from './title/title-kind';
import { textOf } from './title/title-lines';

const SKIP_FILE: Option = { value: SKIP, label: 'Jangan ambil berkas ini' };

/** All that has to be said about a file before its rows are shown. */
export function fileQuestions(reading: SheetReading): Question[] {
  return [
    ...regencyQuestion(reading),
    ...wideQuestion(reading),
    ...placeQuestion(reading),
    ...timeQuestion(reading),
    ...kindQuestion(reading),
    ...amountQuestion(reading),
    ...columnQuestions(reading),
    ...dayQuestion(reading),
    ...manyQuestions(reading),
    ...unitQuestions(reading),
    ...rowUnitQuestion(reading),
    ...groupQuestion(reading),
    ...hiddenQuestion(reading),
  ];
}

function regencyQuestion({ blocks, spec, sheet }: SheetReading): Question[] {
  const all = [...blocks.map(({ context }) => context), sheet].flatMap((context) => context.kabupaten ?? []);
  const [kabupaten] = all;
  const { kabupaten: own } = spec;
  if (kabupaten === undefined || own === undefined || all.some((one) => !isOtherRegency(one, own))) return [];
  const text = `Berkas ini menyebut ${shortText(kabupaten)}, bukan ${spec.kabupaten}.`;
  return [ask('kabupaten', text, [SKIP_FILE, { value: 'ambil', label: `Ambil untuk ${spec.kabupaten}` }])];
}

/** A file of one kecamatan is no file of the whole regency. */
function wideQuestion({ blocks, table, spec, sheet }: SheetReading): Question[] {
  if (!spec.isWide) return [];
  const places = blocks.flatMap(({ head, context, lines: rows, skipped }) => {
    const between = skipped.map(({ at }) => contextOf([table.rows[at - 1] ?? []], spec).tempat);
    const at = head.titles.findIndex(({ text }) => /^(nama )?kec(amatan)?\.?$/i.test(text));
    return [
      context.tempat,
      sheet.tempat,
      ...between,
      ...(at < 0 ? [] : rows.map(({ row }) => textOf(table.rows[row]?.[at]))),
    ].filter(Boolean);
  });
  if (places.length === 0) return [];
  const text = regional`Berkas ini menyebut kecamatan ${listText(places.map(String), 3)}, sedangkan yang diisi harga seluruh kabupaten.`;
  return [
    ask('kabupaten', text, [SKIP_FILE, { value: 'ambil', label: regional('Ambil sebagai harga seluruh kabupaten') }]),
  ];
}

function placeQuestion({ blocks, spec, openPlace, sheet }: SheetReading): Question[] {
  const [first] = blocks;
  if (!first || spec.place === undefined || spec.isWide || first.sources.has(spec.place)) return [];
  if (blocks.every(({ hasOwnPlace }) => hasOwnPlace)) return [];
  // A worksheet of a known place goes there; a shortened name is asked about.
  const isKnownSheet = sheet.tempat !== undefined && spec.findPlace?.(sheet.tempat) !== undefined;
  const filePlace = first.context.tempat ?? (isKnownSheet ? undefined : sheet.tempat);
  const isCopied =
    isKnownSheet && filePlace !== undefined && spec.findPlace?.(sheet.tempat ?? '') !== spec.findPlace?.(filePlace);
  if (filePlace === undefined || openPlace === undefined || (filePlace === openPlace && !isCopied)) return [];
  const isOwn = (place: string) => spec.isOwnPlace?.(place) ?? true;
  const placeTexts = [...filePlace.split(' dan '), ...(sheet.tempat === undefined ? [] : [sheet.tempat])];
  const ownPlaces = placeTexts
    .flatMap((place) => spec.findPlace?.(place) ?? spec.placesLike?.(place) ?? [])
    .filter(isOwn);
  const options = [...new Set([...ownPlaces, openPlace])].map((place) => ({ value: place, label: `Untuk ${place}` }));
  const known = spec.findPlace?.(filePlace);
  const isForeign = known !== undefined && !isOwn(known) ? regional(', bukan kecamatan tugas Anda') : '';
  const ofSheet = isCopied ? ` dan lembar ${sheet.tempat}` : '';
  const text = regional`Berkas ini menyebut ${shortText(filePlace)}${isForeign}${ofSheet}, sedangkan yang terbuka ${openPlace}. Untuk kecamatan mana angkanya?`;
  return [ask('tempat', text, [...options, SKIP_FILE])];
}

function timeQuestion(reading: SheetReading): Question[] {
  const { blocks, spec, sheet } = reading;
  const { periode } = spec;
  if (!periode) return [];
  const others = blocks.map(({ context }) => otherTime(context, spec));
  const ofSheet = others.some(Boolean) ? undefined : otherTime(sheet, spec);
  const other = others.every(Boolean) ? others[0] : ofSheet;
  if (!other) return [];
  const text = `Berkas ini menyebut “${shortText(other.text)}”, sedangkan yang terbuka ${periode.nama_periode}.`;
  const way = 'Untuk mengisi periode di berkas, buka dulu periode itu, lalu impor berkas ini di sana.';
  return [ask('periode', text, [SKIP_FILE, { value: 'ambil', label: `Ambil untuk ${periode.nama_periode}` }], [way])];
}

/** A title that speaks of another kind of figures: a plan, a harvest, all months until now. */
function kindQuestion(reading: SheetReading): Question[] {
  const { blocks, spec, sheet } = reading;
  const others = [...blocks.flatMap((block) => sexOnly(block) ?? []), ...footnotes(reading)];
  const titles = [
    ...[...blocks.map(({ context }) => context), sheet].flatMap(({ lain }) => lain ?? []),
    ...regencyTitles(reading),
    ...yearTitles(reading),
    ...villageTitles(reading),
    ...others,
  ];
  const [title, ...more] = titles;
  // Boys in one block and girls in the next are all children.
  const isWhole = titles.length > 1 && titles.every(isPartTitle) && !isPartTitle(titles.join(' '));
  if (title === undefined || isWhole || !spec.isSubject) return [];
  const verb = others.includes(title) ? 'menyebut' : 'berjudul';
  const text = `Berkas ini ${verb} “${shortText(title.replaceAll(' | ', ' '))}”. Apakah angkanya memang yang diisi di sini?`;
  const details = [...new Set(more)].flatMap((one) => (one === title ? [] : `Juga: “${shortText(one)}”`));
  return [ask('jenis', text, [SKIP_FILE, { value: 'ambil', label: 'Ya, ambil angkanya' }], details)];
}

/** A title of the whole regency, where nothing names the kecamatan of the figures. */
function regencyTitles({ blocks, spec, sheet, openPlace }: SheetReading): string[] {
  const isPlaced = blocks.some(
    ({ context, sources, hasOwnPlace }) => hasOwnPlace || context.tempat !== undefined || sources.has(spec.place ?? ''),
  );
  if (spec.isWide || openPlace === undefined || isPlaced || sheet.tempat !== undefined) return [];
  return [...blocks.map(({ context }) => context), sheet].flatMap(({ seluruh }) => seluruh ?? []);
}

/** A title of one village, where nothing names the kecamatan of the figures. */
const villageTitles = ({ blocks, sheet }: SheetReading): string[] =>
  sheet.tempat !== undefined || blocks.some(({ context }) => context.tempat !== undefined)
    ? []
    : blocks.flatMap(({ context }) => context.desa ?? []);

/** A title that names a year, where nothing names the month of its figures. */
function yearTitles({ blocks, spec, sheet }: SheetReading): string[] {
  const { periode, time: timeColumn = '' } = spec;
  const hasTime = sheet.waktu.length > 0 || blocks.some(({ sources }) => sources.has(timeColumn));
  if (!periode || !isMonth(periode) || hasTime) return [];
  const times = blocks.flatMap(({ context }) => context.waktu);
  const isYear = times.every(({ time }) => time?.tahun !== undefined && Object.keys(time).length === 1);
  // The date of its signature says the month, too.
  const isSigned = blocks.some(({ skipped }) =>
    skipped.some(({ text }) =>
      contextOf([[text]], spec).waktu.some(({ time }) => time?.hari && agreement(time, periode) === 'sama'),
    ),
  );
  return isYear && !isSigned ? times.map(({ text }) => text) : [];
}

const SEX = /[( ](l|p|lk|pr|laki ?-? ?laki|perempuan)\)?$/i;

/** The title of columns that are all of one sex: 'D (L)' without 'D (P)'. */
function sexOnly({ sources }: ReadBlock): string | undefined {
  const titles = [...sources.values()].flat().flatMap(({ title }) => (title.choice ? [] : title.text));
  const sexes = titles.flatMap((text) => SEX.exec(text)?.[1]?.charAt(0).toLowerCase() ?? []);
  return new Set(sexes).size === 1 ? titles.find((text) => SEX.test(text)) : undefined;
}

/** Lines below the table that take its figures back, or name another time for them. */
function footnotes({ blocks, spec }: SheetReading): string[] {
  const saidTimes = new Set(blocks.flatMap(({ context }) => context.waktu.map(({ text }) => text)));
  return blocks.flatMap(({ skipped, lines: rows }) =>
    skipped
      .filter(({ at, reason, text }) => reason !== 'jumlah' && !saidTimes.has(text) && at - 1 > (rows.at(-1)?.row ?? 0))
      .filter(
        ({ text }) =>
          isTakenBack(text) ||
          isUnfinished(text, spec) ||
          isFromElsewhere(text, spec) ||
          saysUnknownUnit(text, spec) ||
          (OF_DATA.test(text) && saysOtherTime(text, spec)),
      )
      .map(({ text }) => text),
  );
}
const saysUnknownUnit = (text: string, spec: FileSpec): boolean =>
  /^\W*satuan\b/i.test(text) && contextOf([[text]], spec, true).lain !== undefined;
/** Other dates below a table are those of its signatures. */
const OF_DATA = /\b(data|harga|per|posisi|keadaan|sampai|s ?\/ ?d)\b/i;
const saysOtherTime = (text: string, spec: FileSpec): boolean =>
  otherTime(contextOf([[text]], spec, true), spec) !== undefined;
const TAKEN_BACK =
  /\b(hanya|(tidak|belum) termasuk|masih (memakai|menggunakan)|(minggu|bulan) (lalu|sebelumnya)|tingkat (produsen|petani)|setahun|kumulatif(?!.*\d))\b|(butuhan|sediaan|konsumsi)\b[^=\d]{0,12}\bper (tahun|bulan|kapita)\b/i;
/** 'Kebutuhan = konsumsi per kapita x penduduk' explains, and takes nothing back. */
const isTakenBack = (text: string): boolean => TAKEN_BACK.test(text) && !text.includes('=');
/** A month that is not over yet: 'data s.d. 15 November'. */
const UNFINISHED = /\bdata s ?[./] ?d\.? (?:tgl\.? |tanggal )?(\d{1,2})\b/i;
const isUnfinished = (text: string, { periode }: FileSpec): boolean => {
  const day = UNFINISHED.exec(text)?.[1];
  return day !== undefined && Number(day) !== Number(periode?.tanggal_selesai?.slice(8));
};
/** Figures that another regency has published: 'Sumber: PIHPS Kota Samarinda'. */
const isFromElsewhere = (text: string, spec: FileSpec): boolean =>
  /^\W*sumber\b/i.test(text) && regencyElsewhere(text, spec) !== undefined;

/** A line above the table that speaks of prices for another amount. */
function amountQuestion({ blocks, spec }: SheetReading): Question[] {
  const amountText = blocks.find(({ context }) => context.per !== undefined)?.context.per;
  const figures = spec.columns.filter(({ figure }) => figure);
  const isOfPrices = figures.every(({ unit }) => /^rp/i.test(unit ?? '')) || /harga|\brp\b/i.test(amountText ?? '');
  if (amountText === undefined || !isOfPrices || !figures.some(({ unit }) => /^rp/i.test(unit ?? ''))) return [];
  const text = `Berkas ini menyebut “${shortText(amountText)}”. Apakah harganya per satuan seperti di daftar?`;
  return [ask('jumlah-harga', text, [SKIP_FILE, { value: 'ambil', label: 'Ya, harganya per satuan di daftar' }])];
}

/** Numbered groups with figures of their own and no rows below them. */
function groupQuestion({ blocks }: SheetReading): Question[] {
  const groups = blocks.flatMap(({ lines: rows }) => rows.filter(({ isBareGroup }) => isBareGroup));
  if (groups.length === 0) return [];
  const names = groups.map(({ name, row }) => `${name} (baris ${row + 1})`);
  const text = `${lines(groups.length)} adalah kelompok tanpa rincian di bawahnya.`;
  const options = [
    { value: 'ambil', label: 'Ambil angkanya' },
    { value: SKIP, label: 'Lewati' },
  ];
  return [ask('kelompok', text, options, [listText(names)])];
}

function hiddenQuestion({ table, blocks }: SheetReading): Question[] {
  const rows = new Set(blocks.flatMap((block) => block.lines.map(({ row }) => row)));
  const hidden = table.hidden.rows.filter((row) => rows.has(row));
  if (hidden.length === 0) return [];
  const text = `${lines(hidden.length)} disembunyikan di berkas: baris ${listText(hidden.map((row) => String(row + 1)))}.`;
  const options = [
    { value: SKIP, label: 'Lewati yang tersembunyi' },
    { value: 'ambil', label: 'Ambil juga' },
  ];
  return [ask('tersembunyi', text, options)];
}

/** A sentence where all figures of a file stand under times that are not the open period. */
export function otherTimesOnly({ blocks, spec }: SheetReading): string | undefined {
  const figures = new Set(spec.columns.flatMap(({ name, figure }) => (figure ? name : [])));
  const hasFigures = blocks.some(({ sources }) => [...sources.keys()].some((name) => figures.has(name)));
  const times = blocks.flatMap(({ head }) =>
    head.titles.flatMap(({ waktuLain }) => (waktuLain ? timeText(waktuLain) : [])),
  );
  if (hasFigures || times.length === 0 || !spec.periode) return undefined;
  return `Angka di berkas ini untuk ${listText(times, 4)}, bukan ${spec.periode.nama_periode}. Buka periodenya, lalu pilih berkas ini lagi.`;
}
