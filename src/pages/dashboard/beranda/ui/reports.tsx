import { Baby, Landmark, Sprout, Tags, Wheat } from 'lucide-react';
import { withPeriode } from '#contract/routes.ts';
import { allHargaKutaiBarat, allHargaPangan } from '@/entities/harga-pangan';
import { allKetersediaan } from '@/entities/ketersediaan-pangan';
import { allKomoditi } from '@/entities/komoditi';
import { allTanam } from '@/entities/luas-tanam';
import { allPangan } from '@/entities/pangan';
import { allTimbang } from '@/entities/timbang-balita';
import { useDesaKelurahan } from '@/entities/wilayah';
import { pendingHarga } from '@/features/manage-harga-pangan';
import { pendingStok } from '@/features/manage-ketersediaan-pangan';
import { pendingLuas } from '@/features/manage-luas-tanam';
import { pendingTimbang } from '@/features/manage-timbang-balita';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes } from '@/shared/routes';
import { withPending } from '@/shared/write';
import { progressOf } from '../model/progress';
import { Completeness } from './Completeness';
import { type LineProps, PerKecamatan, type ReportProps } from './PerKecamatan';
import { ReportCard } from './ReportCard';

/** The page on which a period is filled in, with the officer's place chosen where it has one. */
const entryAddress = (path: string, periodeId: number, kecamatanId?: number): string =>
  withPeriode(path, periodeId) + (kecamatanId ? `&kecamatan=${kecamatanId}` : '');

/** Prices of the newest period, sub-district by sub-district. */
export const HargaPanganReport = (props: ReportProps) => (
  <PerKecamatan
    {...props}
    Icon={Tags}
    title="Harga Pangan"
    to={routes.dashboardHargaPangan}
    jenis="harga-pangan"
    Line={HargaPanganLine}
  />
);

function HargaPanganLine({ periodeId, kecamatan, items }: LineProps) {
  const komoditi = useWholeList(allKomoditi);
  const place = { kecamatan_id: kecamatan.id, periode_harga_pangan_id: periodeId };
  const harga = useWholeList(allHargaPangan(periodeId, kecamatan.id));
  const rows = withPending(harga.rows, items, { ...pendingHarga(place), readAt: harga.readAt });
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardHargaPanganEdit, periodeId, kecamatan.id)}
      progress={progressOf(komoditi, harga, rows, ({ komoditi_id }) => komoditi_id)}
      what="harga"
      none="Belum ada komoditi"
    />
  );
}

/** The whole regency's prices of the newest period. */
export function HargaKutaiBaratReport({ items }: Pick<ReportProps, 'items'>) {
  const { wilayah } = useSite();
  const kabupaten = `Kabupaten ${wilayah}`;
  const newest = useNewestPeriode('harga-pangan');
  return (
    <ReportCard
      Icon={Landmark}
      title={`Harga Pangan ${wilayah}`}
      to={routes.dashboardHargaPanganKutaiBarat}
      newest={newest}
      tempat={[kabupaten]}
    >
      {({ id }) => <HargaKutaiBaratLine periodeId={id} tempat={kabupaten} items={items} />}
    </ReportCard>
  );
}

function HargaKutaiBaratLine({ periodeId, tempat, items }: Omit<LineProps, 'kecamatan'> & { tempat: string }) {
  const komoditi = useWholeList(allKomoditi);
  const place = { periode_harga_pangan_id: periodeId };
  const harga = useWholeList(allHargaKutaiBarat(periodeId));
  const rows = withPending(harga.rows, items, { ...pendingHarga(place), readAt: harga.readAt });
  return (
    <Completeness
      tempat={tempat}
      to={entryAddress(routes.dashboardHargaPanganKutaiBaratEdit, periodeId)}
      progress={progressOf(komoditi, harga, rows, ({ komoditi_id }) => komoditi_id)}
      what="harga"
      none="Belum ada komoditi"
    />
  );
}

/** Balances of the newest period, sub-district by sub-district. */
export const KetersediaanPanganReport = (props: ReportProps) => (
  <PerKecamatan
    {...props}
    Icon={Wheat}
    title="Ketersediaan Pangan"
    to={routes.dashboardKetersediaanPangan}
    jenis="ketersediaan-pangan"
    Line={KetersediaanPanganLine}
  />
);

function KetersediaanPanganLine({ periodeId, kecamatan, items }: LineProps) {
  const pangan = useWholeList(allPangan);
  const stok = useWholeList(allKetersediaan(periodeId, kecamatan.id));
  const here = pendingStok({ periodeId, kecamatan: [kecamatan] });
  const rows = withPending(stok.rows, items, { ...here, readAt: stok.readAt });
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardKetersediaanPanganEdit, periodeId, kecamatan.id)}
      progress={progressOf(pangan, stok, rows, ({ pangan_id }) => pangan_id)}
      what="pangan"
      none="Belum ada pangan"
    />
  );
}

/** Villages with a planting report of any crop in the newest period, sub-district by sub-district. */
export const LuasTanamReport = (props: ReportProps) => (
  <PerKecamatan
    {...props}
    Icon={Sprout}
    title="Luas Tanam"
    to={routes.dashboardLuasLahan}
    jenis="luas-tanam"
    Line={LuasTanamLine}
  />
);

function LuasTanamLine({ periodeId, kecamatan, items }: LineProps) {
  const desa = useDesaKelurahan(kecamatan.id);
  const tanam = useWholeList(allTanam(periodeId, kecamatan.id));
  const here = pendingLuas({ periodeId, kecamatan: [kecamatan] });
  const rows = withPending(tanam.rows, items, { ...here, readAt: tanam.readAt });
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardLuasLahan, periodeId)}
      progress={progressOf(desa, tanam, rows, ({ kelurahan_id }) => kelurahan_id)}
      what="desa"
      none="Belum ada desa"
    />
  );
}

/** Villages that were weighed in the newest period, sub-district by sub-district. */
export const TimbangBalitaReport = (props: ReportProps) => (
  <PerKecamatan
    {...props}
    Icon={Baby}
    title="Timbang Balita"
    to={routes.dashboardTimbangBalita}
    jenis="timbang-balita"
    Line={TimbangBalitaLine}
  />
);

function TimbangBalitaLine({ periodeId, kecamatan, items }: LineProps) {
  const desa = useDesaKelurahan(kecamatan.id);
  const timbang = useWholeList(allTimbang(periodeId, kecamatan.id));
  const here = pendingTimbang({ periodeId, kecamatan });
  const rows = withPending(timbang.rows, items, { ...here, readAt: timbang.readAt });
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardTimbangBalitaEdit, periodeId, kecamatan.id)}
      progress={progressOf(desa, timbang, rows, ({ kelurahan_id }) => kelurahan_id)}
      what="desa"
      none="Belum ada desa"
    />
  );
}
