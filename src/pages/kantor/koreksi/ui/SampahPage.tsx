import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { peranOf, useUser } from '@/entities/session';
import { asUser, usePagedList } from '@/shared/api';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Notice } from '@/shared/ui/Notice';
import { useSave } from '@/shared/write';
import { OfficeScreen } from '@/widgets/office-shell';
import { daysLeft, PULIHKAN_SAMPAH, SAMPAH_LIST, type SampahRow } from '@/widgets/row-history';
import { reports, tabelIn } from '../config/reports';
import css from './koreksi.module.css';

/** Every list in which a row that comes back stands again. */
const stale = Object.values(reports).flatMap(([, laporan]) => laporan.stale);

/** /kantor/sampah: deleted rows of reports, which can be put back for thirty days. */
export function SampahPage() {
  const [params, setParams] = useSearchParams();
  const tabel = tabelIn(params.get('laporan'));
  const isSuperadmin = peranOf(useUser()) === 'superadmin';
  const list = usePagedList(SAMPAH_LIST, tabel ? { tabel } : {}, { context: asUser });
  const restore = useSave(PULIHKAN_SAMPAH, {
    done: 'Barisnya sudah dipulihkan',
    failed: 'Barisnya gagal dipulihkan',
    refresh: ['sampah', 'riwayatBaris', ...stale],
  });
  const [busy, setBusy] = useState<number | null>(null);
  const putBack = async (id: number) => {
    setBusy(id);
    await restore({ id, input: { sampah: id } });
    setBusy(null);
  };

  return (
    <OfficeScreen title="Sampah">
      {!isSuperadmin && (
        <Notice className={css['catatan']}>Hanya superadmin yang dapat memulihkan baris petugas.</Notice>
      )}
      <DataTable
        title="Sampah"
        toolbar={
          <NativeSelect
            aria-label="Laporan"
            value={tabel ?? ''}
            onChange={({ target }) =>
              setParams(target.value ? { laporan: target.value } : {}, { replace: true, preventScrollReset: true })
            }
          >
            <option value="">Semua laporan</option>
            {Object.entries(reports).map(([one, [name]]) => (
              <option key={one} value={one}>
                {regional(name)}
              </option>
            ))}
          </NativeSelect>
        }
        list={list}
        columns={[
          ...columns,
          ...(isSuperadmin
            ? [
                {
                  header: 'Aksi',
                  look: 'aksi' as const,
                  cell: (row: SampahRow) => (
                    <RowActions>
                      <Button
                        look="tenang"
                        aria-label={`Pulihkan ${row.nama ?? ''}`}
                        disabled={busy !== null}
                        onClick={() => void putBack(row.id)}
                      >
                        <Undo2 aria-hidden size={18} />
                        Pulihkan
                      </Button>
                    </RowActions>
                  ),
                },
              ]
            : []),
        ]}
        empty="Sampah kosong"
      />
    </OfficeScreen>
  );
}

const columns: readonly Column<SampahRow>[] = [
  { header: 'No', look: 'nomor', cell: (_row, number) => number },
  {
    header: 'Baris',
    look: 'judul',
    waits: 'keterangan',
    cell: ({ tabel, nama, nama_kecamatan, nama_periode }) => (
      <div>
        {[nama, nama_kecamatan].filter(Boolean).join(', ')}
        <small>
          {regional(reports[tabel][0])} · {nama_periode}
        </small>
      </div>
    ),
  },
  {
    header: 'Isi',
    cell: ({ tabel, isi }) => (
      <dl className={css['isi']}>
        {reports[tabel][1].figures.map(({ name, label, show }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{show(Number(isi[name]))}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    header: 'Dihapus',
    cell: ({ dihapus_oleh, dihapus_pada, alamat, alasan }) => (
      <div>
        {dihapus_oleh ?? 'Pengelola server'}, {saat(Date.parse(dihapus_pada))}
        {alamat && `, dari ${alamat}`}
        {alasan && <p className={css['alasan']}>Alasan: {alasan}</p>}
      </div>
    ),
  },
  { header: 'Hilang', cell: ({ hilang_pada }) => daysLeft(hilang_pada, Date.now()) },
];
