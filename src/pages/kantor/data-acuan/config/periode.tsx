import { Lock, LockOpen } from 'lucide-react';
import type { JenisPeriode } from '#contract/limits.ts';
import { type Periode, periodeRules } from '#contract/resources/periode.ts';
import { staleWithPeriode } from '@/entities/periode';
import { Pair, TextField } from '@/shared/form';
import { hari, rentang } from '@/shared/lib/format';
import { PERIODE } from '../api/periode';
import type { Acuan } from '../model/acuan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { Whole } from '../ui/Named';
import { CloseDialog } from '../ui/periode/CloseDialog';
import { OpenPeriods } from '../ui/periode/OpenPeriods';
import { PeriodeRagu } from '../ui/periode/PeriodeRagu';

const spanOf = ({ tanggal_mulai, tanggal_selesai }: Periode): string =>
  tanggal_mulai && tanggal_selesai ? rentang(tanggal_mulai, tanggal_selesai) : '-';

/** The four kinds of periods have one shape; only their names differ. */
function periodeOf(jenis: JenisPeriode, judul: string): Acuan<Periode> {
  const refresh = staleWithPeriode(jenis);
  const acted = { jenis: `periode-${jenis}`, refresh };
  return {
    ...{
      jenis: `periode-${jenis}`,
      judul,
      satu: judul.charAt(0).toLowerCase() + judul.slice(1),
      list: PERIODE[jenis],
      refresh,
    },
    filter: { urut: 'terakhir' },
    columns: [
      { header: 'Periode', look: 'judul', cell: ({ nama_periode }) => nama_periode },
      { header: 'Tanggal', cell: (row) => <Whole>{spanOf(row)}</Whole> },
      {
        header: 'Isian',
        cell: ({ ditutup_pada }) => (
          <Whole>{ditutup_pada === null ? 'Terbuka' : `Ditutup ${hari(new Date(ditutup_pada).getTime())}`}</Whole>
        ),
      },
    ],
    nama: ({ nama_periode }) => nama_periode,
    rules: periodeRules,
    isianOf: ({ nama_periode, tanggal_mulai, tanggal_selesai }) => ({
      ...{ nama_periode, tanggal_mulai: tanggal_mulai ?? '', tanggal_selesai: tanggal_selesai ?? '' },
    }),
    Fields: () => (
      <>
        <TextField name="nama_periode" label="Nama periode" maxLength={150} />
        <Pair>
          <TextField name="tanggal_mulai" label="Hari pertama" type="date" />
          <TextField name="tanggal_selesai" label="Hari terakhir" type="date" />
        </Pair>
      </>
    ),
    labels: { nama_periode: 'Nama periode', tanggal_mulai: 'Hari pertama', tanggal_selesai: 'Hari terakhir' },
    acts: {
      tutup: {
        ...{ label: 'Tutup', Icon: Lock, isFor: ({ ditutup_pada }) => ditutup_pada === null },
        Overlay: (props) => <CloseDialog {...acted} {...props} />,
      },
      buka: {
        ...{ label: 'Buka lagi', Icon: LockOpen, isFor: ({ ditutup_pada }) => ditutup_pada !== null },
        Overlay: (props) => <CloseDialog {...acted} {...props} />,
      },
    },
    catatan: <PeriodeRagu jenis={jenis} />,
    Tools: () => <OpenPeriods periode={jenis} {...acted} />,
  };
}

const harga = periodeOf('harga-pangan', 'Periode harga pangan');
const ketersediaan = periodeOf('ketersediaan-pangan', 'Periode ketersediaan pangan');
const timbang = periodeOf('timbang-balita', 'Periode timbang balita');
const tanam = periodeOf('luas-tanam', 'Periode luas tanam');

export const PeriodeHargaPage = () => <AcuanScreen acuan={harga} />;
export const PeriodeKetersediaanPage = () => <AcuanScreen acuan={ketersediaan} />;
export const PeriodeTimbangPage = () => <AcuanScreen acuan={timbang} />;
export const PeriodeTanamPage = () => <AcuanScreen acuan={tanam} />;
