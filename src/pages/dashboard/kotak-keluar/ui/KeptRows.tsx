import { ChevronRight, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes, withPeriode } from '#contract/routes.ts';
import { type KeptSheet, type Laporan, type LaporanShape, namesOf } from '@/entities/laporan';
import { usePeriodeAt } from '@/entities/periode';
import { useTugas } from '@/entities/session';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { luasTanam } from '@/features/manage-luas-tanam';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { useSite } from '@/shared/config';
import { withIsi } from '@/widgets/entry-desk';
import css from './kept-rows.module.css';

type Report = Pick<Laporan<LaporanShape>, 'jenis' | 'names' | 'isWide'>;

/** The reports by their fields, and where their rows are entered. */
const reports: Readonly<Record<string, readonly [report: Report, path: string]>> = {
  [hargaPerKecamatan.field]: [hargaPerKecamatan, routes.dashboardHargaPanganEdit],
  [hargaKutaiBarat.field]: [hargaKutaiBarat, routes.dashboardHargaPanganKutaiBaratEdit],
  [ketersediaanPangan.field]: [ketersediaanPangan, routes.dashboardKetersediaanPanganEdit],
  [luasTanam.field]: [luasTanam, routes.dashboardLuasLahan],
  [timbangBalita.field]: [timbangBalita, routes.dashboardTimbangBalitaEdit],
};

/** Rows of sheets that lack a figure, or cannot be read: they wait for whoever types, and not for signal. */
export function KeptRows({ sheets }: { sheets: readonly KeptSheet[] }) {
  const known = sheets.flatMap((sheet) => {
    const found = reports[sheet.field];
    return found ? [{ sheet, report: found[0], path: found[1] }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="belum-selesai" className={css['belum']}>
      <h2 id="belum-selesai">Belum selesai</h2>
      <p>Tersimpan di perangkat ini, dan baru terkirim bila angkanya lengkap dan pertanyaannya dijawab.</p>
      <ul>
        {known.map(({ sheet, ...line }) => (
          <li key={[sheet.field, sheet.periodeId, sheet.tempatId].join()}>
            <Sheet {...line} {...sheet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sheet({ report, path, periodeId, tempatId, rows }: KeptSheet & { report: Report; path: string }) {
  const { periode } = usePeriodeAt(report.jenis, periodeId);
  const { wilayah } = useSite();
  const tugas = useTugas();
  const tempat = report.isWide ? wilayah : tugas.find(({ id }) => id === tempatId)?.nama_kecamatan;
  const where = [tempat, periode?.nama_periode].filter(Boolean).join(', ');
  const address = withPeriode(path, periodeId) + (report.isWide ? '' : `&kecamatan=${tempatId}`);
  return (
    <Link to={withIsi(address)}>
      <CircleDashed aria-hidden size={22} />
      <span>
        {namesOf(report, '', where).kelompok}
        <small>{rows} baris belum selesai. Lanjutkan mengisi</small>
      </span>
      <ChevronRight aria-hidden size={20} />
    </Link>
  );
}
