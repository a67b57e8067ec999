import { useNavigate } from 'react-router-dom';
import { withPeriode } from '#contract/routes.ts';
import { AddLuasTanam } from '@/features/manage-luas-tanam';
import { useOpenedPeriode } from '@/features/pick-periode';
import { routes } from '@/shared/routes';
import { PageMeta } from '@/shared/ui/PageMeta';
import { Screen } from '@/widgets/app-shell';
import { OpenedPeriode } from '@/widgets/periode-table';
import { editedLuas, openedPeriode } from '../model/stored';
import { WaitingLuas } from './WaitingLuas';

/** /dashboard/luas-lahan/tambah */
export function TambahLuasPage() {
  const navigate = useNavigate();
  const opened = useOpenedPeriode('luas-tanam', openedPeriode);
  return (
    <Screen title="Tambah Luas Tanam">
      <PageMeta title="Tambah Luas Tanam" description="Isi luas tanam dan luas puso per desa atau kelurahan." />
      <OpenedPeriode
        opened={opened}
        table={routes.dashboardLuasLahan}
        failed="Gagal mendapatkan detail periode luas tanam"
      >
        {(periode, sebelumnya) =>
          periode ? (
            <AddLuasTanam
              periode={periode}
              sebelumnya={sebelumnya}
              onFilled={(id) => {
                editedLuas.write(id);
                navigate(routes.dashboardLuasLahanEdit, { state: { tanpaTanya: true } });
              }}
              onClose={() => navigate(withPeriode(routes.dashboardLuasLahan, periode.id))}
            />
          ) : (
            <WaitingLuas />
          )
        }
      </OpenedPeriode>
    </Screen>
  );
}
