import { angka } from '@/shared/lib/format';
import { RiwayatBaris } from '@/widgets/row-history';
import type { Acuan, AcuanRow } from '../model/acuan';

interface RiwayatAcuanProps<Row extends AcuanRow> {
  acuan: Acuan<Row>;
  row: Row;
  onClose: () => void;
}

/** Labels of columns that acts change and the form does not have. */
const others: Readonly<Record<string, string>> = {
  ditutup_pada: 'Ditutup',
  perlu_konfirmasi: 'Konfirmasi',
  logo_komoditi: 'Logo',
  logo_pangan: 'Logo',
};

function figureText(name: string, value: number): string {
  if (name === 'perlu_konfirmasi') return value === 1 ? 'perlu konfirmasi' : 'dikonfirmasi';
  return name === 'tahun' ? String(value) : angka(value);
}

/** The history of a row of reference data: earlier values, and who changed them. */
export function RiwayatAcuan<Row extends AcuanRow>({ acuan, row, onClose }: RiwayatAcuanProps<Row>) {
  const labels = Object.entries({ ...acuan.labels, ...others });
  return (
    <RiwayatBaris
      laporan={{
        ...{ tabel: acuan.jenis, stale: acuan.refresh, subjectHeader: acuan.judul, hidesOthers: true },
        figures: labels.map(([name, label]) => ({
          ...{ name, label, kind: 'whole' },
          show: (value: number) => figureText(name, value),
        })),
      }}
      id={row.id}
      nama={acuan.nama(row)}
      mayRestore={false}
      onClose={onClose}
    />
  );
}
