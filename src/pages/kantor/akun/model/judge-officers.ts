import { accountShapes } from '#contract/account-shapes.ts';
import { checkedPetugasRules } from '#contract/resources/kelola-akun.ts';
import { type Names, type RawRow, type Repairs, repairedRow, textOf } from '@/shared/office-file';
import { type BarisPetugas, type Kolom, kolom } from './officer-spec';
import { phoneCell } from './phone-cell';
import { placeCell } from './place-cell';

type ByKolom<Value> = Readonly<Partial<Record<Kolom, Value>>>;

/** An officer of a file, with all that stands against the invitation. */
export interface JudgedOfficer {
  id: string;
  /** The line in the file, counted as spreadsheets do. */
  nomor: number;
  /** The values that are sent. */
  isi: BarisPetugas;
  /** The cells as the file or a correction has them. */
  texts: BarisPetugas;
  reasons: ByKolom<string>;
  /** Remarks that do not block: another spelling, a phone that two officers share. */
  notes: ByKolom<string>;
  /** Likely values. */
  asks: ByKolom<readonly string[]>;
}

const NOT_WORKED_OUT = 'Rumus ini belum dihitung. Tulis isinya.';

/** Judges all officers of a file, each for itself and all against each other. */
export function judgeOfficers(rows: readonly RawRow[], repairs: Repairs, places: Names): JudgedOfficer[] {
  const judged = rows.map((raw) => judgeOfficer(repairedRow(raw, kolom, repairs), places));
  const twins = {
    username: twinsOf(judged, ({ isi }) => isi.username.toLowerCase()),
    email: twinsOf(judged, ({ isi }) => isi.email.toLowerCase()),
    no_hp: twinsOf(judged, ({ isi, reasons }) => (reasons.no_hp ? '' : isi.no_hp)),
  };
  return judged.map((row) => {
    const [username, email, phone] = [twins.username.get(row), twins.email.get(row), twins.no_hp.get(row)];
    return {
      ...row,
      reasons: { ...(username && { username }), ...(email && { email }), ...row.reasons },
      notes: { ...row.notes, ...(phone && { no_hp: phone }) },
    };
  });
}

function judgeOfficer(raw: RawRow, places: Names): JudgedOfficer {
  const cellOf = (name: Kolom) => raw.cells[name] ?? null;
  const texts = Object.fromEntries(kolom.map((name) => [name, textOf(cellOf(name))])) as BarisPetugas;
  const phone = phoneCell(cellOf('no_hp'));
  const place = placeCell(String(cellOf('kecamatan') ?? ''), places);
  const isi: BarisPetugas = {
    nama_lengkap: texts.nama_lengkap,
    username: texts.username.replace(/^@/, ''),
    email: texts.email.replace(/^mailto: ?/i, ''),
    no_hp: phone.stored,
    kecamatan: place.stored,
  };
  const reasons: Partial<Record<Kolom, string>> = {};
  for (const name of kolom) if (raw.marks[name] === 'rumus-kosong') reasons[name] = NOT_WORKED_OUT;
  if (phone.reason) reasons.no_hp = phone.reason;
  if (place.reason) reasons.kecamatan = place.reason;
  for (const [says, isBroken, name] of checkedPetugasRules) {
    if (name !== undefined && isBroken(isi)) reasons[name] ??= says;
  }
  const fileText = raw.fileTexts['kecamatan'];
  const notes = [place.note, fileText !== undefined && `Di berkas: ${fileText}.`].filter(Boolean).join(' ');
  const username = reasons.username && likelyUsername(isi);
  return {
    ...{ id: raw.id, nomor: raw.at, isi, texts, reasons },
    notes: notes === '' ? {} : { kecamatan: notes },
    asks: {
      ...(phone.asks && { no_hp: phone.asks }),
      ...(place.ask && { kecamatan: [place.ask] }),
      ...(username && { username: [username] }),
    },
  };
}

/** The same name with dots for its blanks, or the first half of the email. */
function likelyUsername({ username, email }: BarisPetugas): string | undefined {
  const likely = username === '' ? email.split('@')[0] : username.replace(/\s+/g, '.');
  return likely && accountShapes.username.test(likely) ? likely : undefined;
}

/** Names the lines of the others that have the same value. */
function twinsOf(rows: readonly JudgedOfficer[], keyOf: (row: JudgedOfficer) => string): Map<JudgedOfficer, string> {
  const groups = Map.groupBy(rows, keyOf);
  groups.delete('');
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.length < 2
        ? []
        : group.map((row) => {
            const others = group.filter((one) => one !== row).map(({ nomor }) => nomor);
            return [row, `Sama dengan baris ${others.join(', ')}`] as const;
          }),
    ),
  );
}
