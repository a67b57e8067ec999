import type { TabelLaporan } from '#contract/limits.ts';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { luasTanam } from '@/features/manage-luas-tanam';
import { timbangBalita } from '@/features/manage-timbang-balita';

/** A report whose rows the office shows and corrects, whatever their shape. */
export type Report = Laporan<LaporanShape>;
export type ReportShape = LaporanShape;
export type ReportRow = ReportShape['Row'];

// Nothing here looks into the type of a report's rows.
const known = (laporan: unknown) => laporan as Report;

/** The five reports as the office picks them. */
export const reports: Readonly<Record<TabelLaporan, readonly [name: string, laporan: Report]>> = {
  harga_pangan: ['Harga pangan kecamatan', known(hargaPerKecamatan)],
  harga_pangan_kutai_barat: ['Harga pangan kabupaten', known(hargaKutaiBarat)],
  ketersediaan_pangan: ['Ketersediaan pangan', known(ketersediaanPangan)],
  timbang_balita: ['Timbang balita', known(timbangBalita)],
  luas_tanam: ['Luas tanam', known(luasTanam)],
};

const isTabel = (text: string | null): text is TabelLaporan => text !== null && Object.hasOwn(reports, text);

/** The report that an address names; null where it names none. */
export const tabelIn = (text: string | null): TabelLaporan | null => (isTabel(text) ? text : null);

/** Its address under /api: 'harga-pangan'. */
export const pathOf = ({ tabel }: Pick<Report, 'tabel'>): string => tabel.replaceAll('_', '-');
