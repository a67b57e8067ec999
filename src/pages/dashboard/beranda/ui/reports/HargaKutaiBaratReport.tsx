import { Landmark } from 'lucide-react';
import { allHargaKutaiBarat } from '@/entities/harga-pangan';
import { allKomoditi } from '@/entities/komoditi';
import { pendingHarga } from '@/features/manage-harga-pangan';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes } from '@/shared/routes';
import { withPending } from '@/shared/write';
import { entryAddress } from '../../model/entry-address';
import { progressOf } from '../../model/progress';
import type { LineProps, ReportProps } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

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
      {({ id }) => <Line periodeId={id} tempat={kabupaten} items={items} />}
    </ReportCard>
  );
}

function Line({ periodeId, tempat, items }: Omit<LineProps, 'kecamatan'> & { tempat: string }) {
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
