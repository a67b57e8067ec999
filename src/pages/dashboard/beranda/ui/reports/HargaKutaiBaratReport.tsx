import { Landmark } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { HARGA_PANGAN_KUTAI_BARAT_LIST } from '@/entities/harga-pangan';
import { KOMODITI_LIST } from '@/entities/komoditi';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList, WHOLE } from '@/shared/api';
import { useSite } from '@/shared/config';
import { routes } from '@/shared/routes';
import { entryAddress } from '../../model/entry-address';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** The whole regency's prices of the newest period. */
export function HargaKutaiBaratReport() {
  const { wilayah } = useSite();
  const periode = useNewestPeriode('harga-pangan');
  return (
    <ReportCard
      Icon={Landmark}
      title={`Harga Pangan ${wilayah}`}
      to={routes.dashboardHargaPanganKutaiBarat}
      periode={periode}
    >
      {({ id }) => <Line periodeId={id} tempat={`Kabupaten ${wilayah}`} />}
    </ReportCard>
  );
}

function Line({ periodeId, tempat }: { periodeId: number; tempat: string }) {
  const komoditi = useWholeList(KOMODITI_LIST, { limit: WHOLE });
  const harga = useWholeList(HARGA_PANGAN_KUTAI_BARAT_LIST, {
    periode_harga_pangan_id: periodeId,
    limit: limits.page.max,
  });
  return (
    <Completeness
      tempat={tempat}
      to={entryAddress(routes.dashboardHargaPanganKutaiBaratEdit, periodeId)}
      filled={harga.isLoading ? undefined : harga.rows.length}
      expected={komoditi.isLoading ? undefined : komoditi.rows.length}
      what="harga"
    />
  );
}
