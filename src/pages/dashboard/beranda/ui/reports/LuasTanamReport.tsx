import { Sprout } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { useDesaKelurahan } from '@/entities/wilayah';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { routes } from '@/shared/routes';
import { entryAddress } from '../../model/entry-address';
import type { Tugas } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Villages with a planting report of any crop in the newest period, sub-district by sub-district. */
export function LuasTanamReport({ tugas }: { tugas: readonly Tugas[] }) {
  const periode = useNewestPeriode('luas-tanam');
  return (
    <ReportCard Icon={Sprout} title="Luas Tanam" to={routes.dashboardLuasLahan} periode={periode}>
      {({ id }) => tugas.map((kecamatan) => <Line key={kecamatan.id} periodeId={id} kecamatan={kecamatan} />)}
    </ReportCard>
  );
}

function Line({ periodeId, kecamatan }: { periodeId: number; kecamatan: Tugas }) {
  const desa = useDesaKelurahan(kecamatan.id);
  const filter = { kecamatan_id: kecamatan.id, periode_luas_tanam_id: periodeId, limit: limits.page.max };
  const tanam = useWholeList(LUAS_TANAM_LIST, filter);
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardLuasLahan, periodeId)}
      filled={tanam.isLoading ? undefined : new Set(tanam.rows.map(({ kelurahan_id }) => kelurahan_id)).size}
      expected={desa.isLoading ? undefined : desa.rows.length}
      what="desa"
    />
  );
}
