import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { LaporanShape } from '@/entities/laporan';
import {
  type Answers,
  listText,
  type Names,
  type RawRow,
  SKIP,
  spelling,
  textAgreement,
  textOf,
} from '@/shared/office-file';
import { type Column, KECAMATAN, PERIODE, SUBJECT } from './columns';
import type { NameMatch } from './judged';
import { type Choice, type Looked, nameKey } from './known';

export type Refuse = (column: string, says: string) => void;

/** The subject of a row by its names; null where these do not lead to one. */
interface RowChoice<Shape extends LaporanShape> {
  choice: Choice<Shape> | null;
  names: readonly NameMatch[];
  /** An answer about one of its names leaves it out. */
  isSkipped: boolean;
}

/** Makes the reader of what the rows of a file are about. */
export function choiceReader<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  answers: Answers,
) {
  const { tempat, periode, laporan, places } = looked;
  const choosing = columns.filter(({ name, figure }) => !figure && ![PERIODE, KECAMATAN].includes(name));

  /** The name that a match or the answer about it says; what is not exact is added to the matches. */
  const nameMeant = (
    matches: NameMatch[],
    column: string,
    scope: string,
    text: string,
    { find, all }: Names,
  ): NameMatch | string => {
    const match = find(text);
    if (match.is === 'sama') return match.name;
    const isLikely = match.is === 'mirip';
    const maybe = isLikely ? [match.name] : match.maybe;
    const id = `nama/${scope}${column}/${spelling(text) || text}`;
    const answer = answers[id];
    const proposal = answer !== '' && isLikely ? match.name : undefined;
    const name = answer && all.includes(answer) ? answer : proposal;
    const nameMatch = { column, id, fileText: text, name, maybe, isLikely, all };
    matches.push(nameMatch);
    return nameMatch;
  };

  /** A place with a typing error is confirmed as other names are; one that is only alike is refused with its likeliest. */
  const placeIn = (matches: NameMatch[], text: string) => {
    const match = places.find(bare(text));
    const likely = match.is === 'mirip' ? nameMeant(matches, KECAMATAN, '', bare(text), places) : undefined;
    const name = match.is === 'sama' ? match.name : typeof likely === 'string' ? likely : likely?.name;
    return tempat.find(({ nama_kecamatan }) => nama_kecamatan === name);
  };

  return ({ cells }: RawRow, fallback: number | undefined, refuse: Refuse): RowChoice<Shape> => {
    const time = textOf(cells[PERIODE]);
    const agrees = time === '' ? 'sama' : textAgreement(cells[PERIODE] ?? '', periode);
    if (agrees !== 'sama') refuse(PERIODE, `Baris ini untuk periode ${time}, bukan ${periode.nama_periode}.`);
    const placeText = textOf(cells[KECAMATAN]);
    const matches: NameMatch[] = [];
    const place =
      cells[KECAMATAN] === undefined
        ? (tempat.find(({ id }) => id === fallback) ?? (tempat.length === 1 ? tempat[0] : undefined))
        : placeIn(matches, placeText);
    if (!place)
      refuse(
        KECAMATAN,
        placeText ? foreignPlace(places, placeText, looked.isOffice) : regional('Kecamatan belum diisi.'),
      );
    const where = laporan.isWide || !place ? '' : ` di ${place.nama_kecamatan}`;
    const texts: string[] = [];
    for (const { name, header } of choosing) {
      if (name === SUBJECT && !place) continue;
      const list = name === SUBJECT ? place && looked.subjectNames.get(place.id) : looked.besidesNames.get(name);
      const text = textOf(cells[name]);
      if (text === '' || !list) {
        refuse(name, `${header} belum diisi.`);
        continue;
      }
      const match = nameMeant(matches, name, looked.nameScope(place), text, list);
      const meant = typeof match === 'string' ? match : match.name;
      if (meant !== undefined) texts.push(meant);
      else if (typeof match !== 'string') refuse(name, unknownName(text, where, match.maybe));
    }
    const isSkipped = matches.some(({ id }) => answers[id] === SKIP);
    const [subject, ...more] = texts;
    if (!place || subject === undefined || texts.length < choosing.length) {
      return { choice: null, names: matches, isSkipped };
    }
    const choice = looked.byName.get(nameKey(place.id, subject, more)) ?? null;
    if (!choice) refuse(SUBJECT, `Ada dua ${laporan.subjectHeader} bernama ${subject}${where}. Isi lewat Tambah.`);
    return { choice, names: matches, isSkipped };
  };
}

const bare = (place: string): string => place.replace(/^kec(amatan)?\b[. :]*/i, '');

function foreignPlace(places: Names, text: string, isOffice = false): string {
  const match = places.find(bare(text));
  const [only, other] = match.is === 'tanya' ? match.maybe : [];
  const is = regional(isOffice ? 'tidak ada dalam daftar kecamatan.' : 'bukan kecamatan tugas Anda.');
  return `${text} ${is}${only !== undefined && other === undefined ? ` Maksudnya ${only}?` : ''}`;
}

function unknownName(text: string, where: string, maybe: readonly string[]): string {
  if (maybe.length === 0) return `${text} tidak ada dalam daftar${where}. Periksa ejaannya.`;
  return maybe.length <= 3
    ? `${text}: maksudnya ${maybe.join(' atau ')}?`
    : `${text} dapat berarti ${listText(maybe)}.`;
}
