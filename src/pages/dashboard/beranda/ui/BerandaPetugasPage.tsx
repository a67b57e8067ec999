import { Baby, Landmark, Sprout, Tags, Wheat } from 'lucide-react';
import { useDeferredValue } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { useKeptSheets } from '@/entities/laporan';
import { useTugas, useUser } from '@/entities/session';
import { useTanda } from '@/entities/skpg';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { luasTanam } from '@/features/manage-luas-tanam';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { OfflineReadiness } from '@/features/prepare-offline';
import { useSite } from '@/shared/config';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ButtonLink } from '@/shared/ui/Button';
import { useOutbox } from '@/shared/write';
import { KoreksiSaya } from '@/widgets/row-history';
import css from './beranda.module.css';
import { Report } from './Report';
import { SendingState } from './SendingState';
import { Welcome } from './Welcome';

const TandaDini = lazyPart(async () => (await import('@/widgets/papan-skpg')).TandaDini);

/** The reports whose rows the office may have corrected. */
const correctableReports = [hargaPerKecamatan, hargaKutaiBarat, ketersediaanPangan, luasTanam, timbangBalita];

/** The page on which a place's rows of a period are entered. */
const entryAt = (path: string) => (periodeId: number, kecamatanId: number) =>
  `${withPeriode(path, periodeId)}&kecamatan=${kecamatanId}`;

/** Of a page that shows all places of a period. */
const periodeAt = (path: string) => (periodeId: number) => withPeriode(path, periodeId);

/** What an officer has to do: what is filled for the newest periods, and what is missing. */
export function BerandaPetugasPage() {
  const { wilayah } = useSite();
  const tanda = useTanda();
  const outbox = useOutbox();
  // While thousands are sent, what was tapped comes first.
  const items = useDeferredValue(outbox.items);
  const kept = useKeptSheets(useUser()?.id);
  const everywhere = { tempat: useTugas(), items, kept };
  const komoditi = { what: 'harga', none: 'Belum ada komoditi' };
  const desa = { what: regional('desa'), none: regional('Belum ada desa') };
  return (
    <Welcome>
      <OfflineReadiness />
      <div className={css['laporan']}>
        <SendingState items={items} />
        <KoreksiSaya laporan={correctableReports} />
        {tanda && tanda.length > 0 && (
          <div className={css['tanda']}>
            <TandaDini bulan={tanda} />
          </div>
        )}
        <div className={css['kartu-kartu']}>
          <Report
            {...everywhere}
            {...komoditi}
            laporan={hargaPerKecamatan}
            Icon={Tags}
            title="Harga Pangan"
            to={routes.dashboardHargaPangan}
            entry={entryAt(routes.dashboardHargaPanganEdit)}
          />
          <Report
            {...komoditi}
            laporan={hargaKutaiBarat}
            Icon={Landmark}
            title={`Harga Pangan ${wilayah}`}
            to={routes.dashboardHargaPanganKutaiBarat}
            entry={periodeAt(routes.dashboardHargaPanganKutaiBaratEdit)}
            tempat={[{ id: 0, nama_kecamatan: regional`Kabupaten ${wilayah}` }]}
            items={items}
            kept={kept}
          />
          <Report
            {...everywhere}
            laporan={ketersediaanPangan}
            Icon={Wheat}
            title="Ketersediaan Pangan"
            to={routes.dashboardKetersediaanPangan}
            entry={entryAt(routes.dashboardKetersediaanPanganEdit)}
            what="pangan"
            none="Belum ada pangan"
          />
          <Report
            {...everywhere}
            {...desa}
            laporan={luasTanam}
            Icon={Sprout}
            title="Luas Tanam"
            to={routes.dashboardLuasLahan}
            entry={entryAt(routes.dashboardLuasLahan)}
          />
          <Report
            {...everywhere}
            {...desa}
            laporan={timbangBalita}
            Icon={Baby}
            title="Timbang Balita"
            to={routes.dashboardTimbangBalita}
            entry={entryAt(routes.dashboardTimbangBalitaEdit)}
          />
        </div>
        <p className={css['papan']}>
          <ButtonLink look="tenang" to={routes.kantorSkpg}>
            Papan SKPG
          </ButtonLink>
        </p>
      </div>
    </Welcome>
  );
}
