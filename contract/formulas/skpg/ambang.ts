import { grouped } from '../../format.ts';
import { keburukan, type LabelSkpg, labelSkpg } from './label.ts';
import { bacaSelang, type Selang, termuat } from './selang.ts';

/** Where each label lies. */
export type Ambang = Readonly<Record<LabelSkpg, Selang>>;

/** As it is stored and typed: '< 5', '≥ 5 dan ≤ 20', '> 20'. */
export type AmbangTeks = Readonly<Record<LabelSkpg, string>>;

const NAMA: Readonly<Record<LabelSkpg, string>> = { aman: 'Aman', waspada: 'Waspada', rentan: 'Rentan' };

/** Every value has exactly one label, and they follow one another; else why not, as an officer reads it. */
export function bacaAmbang(teks: AmbangTeks): { ambang: Ambang } | { label: LabelSkpg | null; salah: string } {
  const [aman, waspada, rentan] = labelSkpg.map((label) => bacaSelang(teks[label]));
  for (const label of labelSkpg) {
    if (bacaSelang(teks[label]) === null) {
      return { label, salah: `${NAMA[label]} ditulis seperti '< 5', '≥ 5 dan ≤ 20', atau '> 20'` };
    }
  }
  if (!aman || !waspada || !rentan) return { label: null, salah: 'Ambang belum lengkap' };
  const ambang = { aman, waspada, rentan };
  const salah = celahAtauTumpang(ambang);
  return salah === null ? { ambang } : { label: null, salah };
}

/** What is wrong with the whole: a gap, an overlap, an order in which watchful is not between the others. */
function celahAtauTumpang(ambang: Ambang): string | null {
  const order = labelSkpg.toSorted(
    (one, other) => from(ambang[one]) - from(ambang[other]) || to(ambang[one]) - to(ambang[other]),
  );
  const [low, middle, high] = order as [LabelSkpg, LabelSkpg, LabelSkpg];
  if (ambang[low].dari !== null) return `Nilai di bawah ${angka(ambang[low].dari)} belum berlabel`;
  for (const [one, other] of [
    [low, middle],
    [middle, high],
  ] as const) {
    const salah = between(ambang, one, other);
    if (salah !== null) return salah;
  }
  const { sampai } = ambang[high];
  if (sampai !== null) return `Nilai di atas ${angka(sampai)} belum berlabel`;
  return middle === 'waspada' ? null : 'Waspada harus di antara Aman dan Rentan';
}

function between(ambang: Ambang, one: LabelSkpg, other: LabelSkpg): string | null {
  const [end, start] = [to(ambang[one]), from(ambang[other])];
  const both = `${NAMA[one]} dan ${NAMA[other]} bertumpang tindih`;
  if (start > end) return `Nilai antara ${angka(end)} dan ${angka(start)} belum berlabel`;
  if (start < end)
    return Number.isFinite(start) && Number.isFinite(end) ? `${both} antara ${angka(start)} dan ${angka(end)}` : both;
  const owners = Number(ambang[one].sampaiTermasuk) + Number(ambang[other].dariTermasuk);
  if (owners === 2) return `${both} pada ${angka(end)}`;
  return owners === 0 ? `Nilai ${angka(end)} belum berlabel` : null;
}

const from = ({ dari }: Selang): number => dari ?? Number.NEGATIVE_INFINITY;
const to = ({ sampai }: Selang): number => sampai ?? Number.POSITIVE_INFINITY;
const angka = (nilai: number): string => grouped(nilai, 3);

/** The label of a value. Where floating point would decide, the value as it is printed does: 4.9999999 is 5. */
export function labelDari(ambang: Ambang, nilai: number): LabelSkpg {
  const printed = Math.round(nilai * 1e6) / 1e6;
  const found = labelSkpg.find((label) => termuat(ambang[label], printed));
  if (found === undefined) throw new Error(`No label for ${nilai}`);
  return found;
}

/** Whether it has turned to the worse. */
export const memburuk = (sebelum: LabelSkpg | null, kini: LabelSkpg | null): boolean =>
  sebelum !== null && kini !== null && keburukan(kini) > keburukan(sebelum);
