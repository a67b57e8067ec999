import { useUser } from '@/entities/session';
import { OfflineReadiness } from '@/features/prepare-offline';
import { useOutbox } from '@/shared/write';
import css from './beranda.module.css';
import {
  HargaKutaiBaratReport,
  HargaPanganReport,
  KetersediaanPanganReport,
  LuasTanamReport,
  TimbangBalitaReport,
} from './reports';
import { Welcome } from './Welcome';

/** What an officer has to do: what is filled for the newest periods, and what is missing. */
export function BerandaPetugasPage() {
  const user = useUser();
  const tugas = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);
  const { items } = useOutbox();
  return (
    <Welcome>
      <OfflineReadiness />
      <div className={css['kartu-kartu']}>
        <HargaPanganReport tugas={tugas} items={items} />
        <HargaKutaiBaratReport items={items} />
        <KetersediaanPanganReport tugas={tugas} items={items} />
        <LuasTanamReport tugas={tugas} items={items} />
        <TimbangBalitaReport tugas={tugas} items={items} />
      </div>
    </Welcome>
  );
}
