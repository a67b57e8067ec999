import { Baby } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { TIMBANG_BALITA_LIST } from '@/entities/timbang-balita';
import { useDesaKelurahan } from '@/entities/wilayah';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { routes } from '@/shared/routes';
import { entryAddress } from '../../model/entry-address';
import type { Tugas } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Villages that were weighed in the newest period, sub-district by sub-district. */
export function TimbangBalitaReport({ tugas }: { tugas: readonly Tugas[] }) {
  const periode = useNewestPeriode('timbang-balita');
  return (
    <ReportCard Icon={Baby} title="Timbang Balita" to={routes.dashboardTimbangBalita} periode={periode}>
      {({ id }) => tugas.map((kecamatan) => <Line key={kecamatan.id} periodeId={id} kecamatan={kecamatan} />)}
    </ReportCard>
  );
}

function Line({ periodeId, kecamatan }: { periodeId: number; kecamatan: Tugas }) {
  const desa = useDesaKelurahan(kecamatan.id);
  const filter = { kecamatan_id: kecamatan.id, periode_timbang_balita_id: periodeId, limit: limits.page.max };
  const timbang = useWholeList(TIMBANG_BALITA_LIST, filter);
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardTimbangBalitaEdit, periodeId, kecamatan.id)}
      filled={timbang.isLoading ? undefined : timbang.rows.length}
      expected={desa.isLoading ? undefined : desa.rows.length}
      what="desa"
    />
  );
}
