import { Link } from 'react-router-dom';
import type { HasilImporLaporan } from '#contract/acts/impor-laporan.ts';
import { grouped } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { counted } from '../../model/judge-all';
import { type PeriodSum, sumByPeriod } from '../../model/office/choices';
import type { OfficeFile, OfficeImport } from '../../model/office/use-office-import';
import steps from '../import.module.css';
import css from './office.module.css';

interface OfficeResultProps {
  run: OfficeImport;
  chosen: OfficeFile;
  hasil: HasilImporLaporan;
  pathTo: (periodeId: number) => string;
  onClose: () => void;
}

/** Shows what an import has stored, period by period, and what it has left. */
export function OfficeResult({ run, chosen, hasil, pathTo, onClose }: OfficeResultProps) {
  const { rows, file } = chosen;
  const byName = new Map(hasil.periode.map((one) => [one.nama_periode, one]));
  const { tolak, ubah, baru } = counted(rows);
  const openedCount = hasil.periode.filter(({ dibuka }) => dibuka).length;
  const rest = tolak + ubah + baru;
  return (
    <>
      <div className={css['gulung']}>
        <div className={css['pilihan']}>
          <Notice status="success">
            {[
              hasil.tambah > 0 && `${grouped(hasil.tambah)} data baru`,
              hasil.ubah > 0 && `${grouped(hasil.ubah)} data diganti`,
            ]
              .filter(Boolean)
              .join(' dan ') || 'Tidak ada data baru'}{' '}
            sudah tersimpan dari {file.name}
            {openedCount > 0 && `, ${grouped(openedCount)} periode dibuka`}.
          </Notice>
          {rest > 0 && (
            <p>
              {[
                tolak > 0 && `${grouped(tolak)} baris tidak diambil karena perlu diperbaiki`,
                ubah > 0 && `${grouped(ubah)} baris tetap dengan angka lamanya`,
                baru > 0 && `${grouped(baru)} baris belum diambil`,
              ]
                .filter(Boolean)
                .join(', ')}
              .
            </p>
          )}
        </div>
        <ul className={css['daftar']} aria-label="Hasil setiap periode">
          {sumByPeriod(rows).map((sum) => {
            const { periode } = sum.target;
            const result = byName.get(periode.nama_periode);
            const id = result?.id ?? ('id' in periode ? periode.id : null);
            return (
              <li key={sum.key} data-hasil>
                {id === null ? (
                  <strong>{periode.nama_periode}</strong>
                ) : (
                  <Link to={pathTo(id)} replace onClick={onClose} className={css['tautan']}>
                    {periode.nama_periode}
                  </Link>
                )}
                <p>{countsText(sum, result)}</p>
              </li>
            );
          })}
        </ul>
      </div>
      <div data-bilah className={steps['bawah']}>
        <Button look="tenang" onClick={run.drop}>
          Berkas lain
        </Button>
        {rest > 0 && (
          <Button look="tenang" onClick={run.goOn}>
            Pratinjau
          </Button>
        )}
        <Button onClick={onClose}>Selesai</Button>
      </div>
    </>
  );
}

type PeriodResult = HasilImporLaporan['periode'][number];

function countsText({ baru, sama, ubah, tolak }: PeriodSum, result: PeriodResult | undefined): string {
  const { tambah = 0, ubah: changed = 0 } = result ?? {};
  // Rows that were stored count as equal to the file by now.
  const same = sama - tambah - changed;
  return [
    result?.dibuka && 'dibuka',
    tambah > 0 && `${grouped(tambah)} baru`,
    changed > 0 && `${grouped(changed)} diganti`,
    same > 0 && `${grouped(same)} sama`,
    ubah.length > 0 && `${grouped(ubah.length)} tetap`,
    baru > 0 && `${grouped(baru)} belum diambil`,
    tolak > 0 && `${grouped(tolak)} ditolak`,
  ]
    .filter(Boolean)
    .join(' · ');
}
