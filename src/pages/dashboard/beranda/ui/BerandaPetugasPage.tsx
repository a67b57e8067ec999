import { useUser } from '@/entities/session';
import { OfflineReadiness } from '@/features/prepare-offline';
import css from './beranda.module.css';
import { HargaKutaiBaratReport } from './reports/HargaKutaiBaratReport';
import { HargaPanganReport } from './reports/HargaPanganReport';
import { KetersediaanPanganReport } from './reports/KetersediaanPanganReport';
import { LuasTanamReport } from './reports/LuasTanamReport';
import { TimbangBalitaReport } from './reports/TimbangBalitaReport';
import { Welcome } from './Welcome';

/** What an officer has to do: what is filled for the newest periods, and what is missing. */
export function BerandaPetugasPage() {
  const user = useUser();
  const tugas = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);
  return (
    <Welcome>
      <OfflineReadiness />
      <div className={css['kartu-kartu']}>
        <HargaPanganReport tugas={tugas} />
        <HargaKutaiBaratReport />
        <KetersediaanPanganReport tugas={tugas} />
        <LuasTanamReport tugas={tugas} />
        <TimbangBalitaReport tugas={tugas} />
      </div>
    </Welcome>
  );
}
