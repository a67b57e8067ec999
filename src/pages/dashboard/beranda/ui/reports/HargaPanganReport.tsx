import { Tags } from 'lucide-react';
import { allHargaPangan } from '@/entities/harga-pangan';
import { allKomoditi } from '@/entities/komoditi';
import { pendingHarga } from '@/features/manage-harga-pangan';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { routes } from '@/shared/routes';
import { withPending } from '@/shared/write';
import { entryAddress } from '../../model/entry-address';
import { progressOf } from '../../model/progress';
import type { LineProps, ReportProps } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Prices of the newest period, sub-district by sub-district. */
export function HargaPanganReport({ tugas, items }: ReportProps) {
  const newest = useNewestPeriode('harga-pangan');
  return (
    <ReportCard
      Icon={Tags}
      title="Harga Pangan"
      to={routes.dashboardHargaPangan}
      newest={newest}
      tempat={tugas.map(({ nama_kecamatan }) => nama_kecamatan)}
    >
      {({ id }) =>
        tugas.map((kecamatan) => <Line key={kecamatan.id} periodeId={id} kecamatan={kecamatan} items={items} />)
      }
    </ReportCard>
  );
}

function Line({ periodeId, kecamatan, items }: LineProps) {
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
