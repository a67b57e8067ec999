import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { isClosed, PeriodeDitutup } from '@/entities/periode';
import { luasTanam } from '@/features/manage-luas-tanam';
import { useOpenedPeriode, usePeriodePetugas } from '@/features/pick-periode';
import { useReturn } from '@/shared/lib/browser';
import { ErrorState } from '@/shared/ui/ErrorState';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { OpenedPeriode } from '@/widgets/entry-desk';
import { editedLuas, openedPeriode, periodeTanam } from '../model/opened-luas';
import { useEditedLuas } from '../model/own-luas';
import { AddLuas, EditLuas, WaitingLuas } from './LuasForms';

const { words } = luasTanam;

/** /dashboard/luas-lahan/tambah */
export function TambahLuasPage() {
  const navigate = useNavigate();
  const opened = useOpenedPeriode('luas-tanam', openedPeriode);
  return (
    <Screen title={words.add.title} description={regional('Isi luas tanam dan luas puso per desa atau kelurahan.')}>
      <OpenedPeriode
        opened={opened}
        table={routes.dashboardLuasLahan}
        failed="Gagal mendapatkan detail periode luas tanam"
      >
        {(periode, sebelumnya) => {
          if (isClosed(periode)) return <PeriodeDitutup periode={periode} />;
          return periode ? (
            <AddLuas
              periode={periode}
              sebelumnya={sebelumnya}
              onFilled={(id, typed) => {
                editedLuas.write(id);
                openedPeriode.write(periode.id);
                navigate(routes.dashboardLuasLahanEdit, { state: { tanpaTanya: true, ketikan: { id, typed } } });
              }}
              onClose={() => navigate(withPeriode(routes.dashboardLuasLahan, periode.id))}
            />
          ) : (
            <WaitingLuas />
          );
        }}
      </OpenedPeriode>
    </Screen>
  );
}

/** What was typed for a planted area that is there already: it travels with the history, so that a reload keeps it. */
interface Ketikan {
  id: number;
  typed: Readonly<Record<string, string>>;
}

/** /dashboard/luas-lahan/edit: the row whose id this device holds. */
export function EditLuasPage() {
  const goBack = useReturn();
  const ketikan: Ketikan | undefined = useLocation().state?.ketikan;
  const { luas, isNone, error, retry } = useEditedLuas();
  const { periodes, error: unknown } = usePeriodePetugas(periodeTanam);
  const place = periodes.findIndex(({ id }) => id === luas?.periode_luas_tanam_id);
  useFailureToast(error, 'Gagal mendapatkan data luasTanam');
  // What was a month before stands beside the fields.
  useFailureToast(unknown, 'Gagal mendapatkan detail periode luas tanam');

  if (isNone) return <Navigate to={routes.dashboardLuasLahan} replace />;
  return (
    <Screen title={words.edit.title} description="Ubah luas tanam dan luas puso.">
      <PeriodeDitutup periode={periodes[place] ?? null} />
      {luas && !isClosed(periodes[place]) && (
        <EditLuas
          luas={luas}
          typed={ketikan?.id === luas.id ? ketikan.typed : undefined}
          sebelumnya={periodes[place - 1] ?? null}
          onSaved={() => goBack(withPeriode(routes.dashboardLuasLahan, luas.periode_luas_tanam_id))}
        />
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!luas && !error && <WaitingLuas />}
    </Screen>
  );
}
