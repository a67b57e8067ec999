import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '#contract/resources/periode.ts';
import { periodeField } from '@/entities/periode';
import type { ListDocument } from '@/shared/api';
import type { AcuanFilter } from '../model/acuan';
import { listDocument } from './list-document';

const periode = (jenis: JenisPeriode) =>
  listDocument<Periode>({
    field: periodeField(jenis),
    ...{ address: `periode-${jenis}`, typename: `periode-${jenis}` },
    columns: ['nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'ditutup_pada'],
  });

/** The four kinds of periods, each under a type of its own: their ids begin anew in each. */
export const PERIODE: Record<JenisPeriode, ListDocument<Periode, AcuanFilter>> = {
  'harga-pangan': periode('harga-pangan'),
  'ketersediaan-pangan': periode('ketersediaan-pangan'),
  'timbang-balita': periode('timbang-balita'),
  'luas-tanam': periode('luas-tanam'),
};
