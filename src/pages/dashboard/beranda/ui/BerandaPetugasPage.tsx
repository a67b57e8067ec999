import { useUser } from '@/entities/session';
import { useOutbox } from '@/shared/outbox';
import { usePrepareEntry } from '../model/use-prepare-entry';
import css from './beranda.module.css';
import { HargaKutaiBaratReport } from './reports/HargaKutaiBaratReport';
import { HargaPanganReport } from './reports/HargaPanganReport';
import { KetersediaanPanganReport } from './reports/KetersediaanPanganReport';
import { LuasTanamReport } from './reports/LuasTanamReport';
import { TimbangBalitaReport } from './reports/TimbangBalitaReport';
import { Welcome } from './Welcome';

/**
 * What an officer has to do: what is filled for the newest periods, and what is missing. It asks for the very lists that
 * the entry pages need, so that those open without signal (rulings 29).
 */
export function BerandaPetugasPage() {
  const user = useUser();
  const tugas = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);
  usePrepareEntry(tugas);
  const { items } = useOutbox();
  return (
    <Welcome>
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
