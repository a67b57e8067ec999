import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Perubahan } from '#contract/resources/versi.ts';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { RiwayatBaris } from '../api/riwayat-baris';

export interface ActLabels extends Pick<Laporan<LaporanShape>, 'figures' | 'subjectHeader'> {
  /** Leaves out columns without a label: they are no fields of the form. */
  hidesOthers?: true;
}

const acts: Record<RiwayatBaris['perbuatan'], string> = {
  tambah: 'Diisi',
  ubah: 'Diubah',
  hapus: 'Dihapus',
  pulihkan: 'Dipulihkan',
  gabung: 'Digabung',
};

/** 'Diubah oleh Marta Lunsiq'. What was done on the server's own computer has no name. */
export const headOf = ({ perbuatan, nama_lengkap }: Pick<RiwayatBaris, 'perbuatan' | 'nama_lengkap'>): string =>
  `${acts[perbuatan]} oleh ${nama_lengkap ?? 'pengelola server'}`;

/** Whether the row came to be, or went: then it is the figures that matter, not where they stand. */
const isWhole = ({ perubahan }: Pick<RiwayatBaris, 'perubahan'>): boolean =>
  perubahan.some(({ kolom, sebelum, sesudah }) => kolom === 'user_id' && (sebelum === null || sesudah === null));

const others: Readonly<Record<string, string>> = {
  kecamatan_id: 'Kecamatan',
  komoditi: 'Komoditi',
  user_id: 'Pemilik',
};

function labelOf({ figures, subjectHeader }: ActLabels, kolom: string): string {
  if (kolom.startsWith('periode_')) return 'Periode';
  return figures.find(({ name }) => name === kolom)?.label ?? regional(others[kolom] ?? subjectHeader);
}

function shown({ figures }: ActLabels, kolom: string, value: Perubahan['sebelum'], nama: string | null): string {
  if (value === null) return '–';
  const figure = figures.find(({ name }) => name === kolom);
  if (nama !== null) return nama;
  return figure && typeof value === 'number' ? figure.show(value) : String(value) || '(kosong)';
}

/** What an act changed, in words, in the order in which a form has it. */
export function changesOf(labels: ActLabels, act: Pick<RiwayatBaris, 'perubahan'>) {
  const place = ({ kolom }: Perubahan) => labels.figures.findIndex(({ name }) => name === kolom);
  const all = labels.hidesOthers || isWhole(act) ? act.perubahan.filter((one) => place(one) >= 0) : act.perubahan;
  return all
    .toSorted((one, other) => place(one) - place(other))
    .map((one) => ({
      label: labelOf(labels, one.kolom),
      before: shown(labels, one.kolom, one.sebelum, one.nama_sebelum),
      after: shown(labels, one.kolom, one.sesudah, one.nama_sesudah),
    }));
}

/** Whether what stood after an act can come back: it is kept, and is not what stands now. */
export const isRestorable = ({ perbuatan, revisi, perubahan }: RiwayatBaris, now: number): boolean =>
  revisi !== now && perbuatan !== 'hapus' && (perbuatan !== 'tambah' || perubahan.length > 0);
