import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { useSite } from '@/shared/config';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Screen } from '@/widgets/app-shell';
import { ukuranOf } from '../config/ukuran';
import { addressOf } from '../model/choice';
import { usePeta } from '../model/use-peta';
import { Daftar } from './Daftar';
import { Gambar } from './Gambar';
import { Legenda } from './Legenda';
import { Panel } from './Panel';
import { Pilihan } from './Pilihan';
import css from './peta.module.css';
import { TanpaGambar } from './TanpaGambar';

/** One figure of every sub-district, as shapes and as a list; what is chosen stands in the address. */
export function PetaPage() {
  const { wilayah: nama } = useSite();
  const { choice, from, names, peta, tempat, opened, wilayah, bentuk, isNothing, error, retry } = usePeta();
  const ukuran = ukuranOf[choice.ukuran];
  const shapes = wilayah && wilayah.bentuk.length > 0 ? wilayah : null;
  return (
    <Screen
      title="Peta"
      name={`Peta Pangan ${nama}`}
      description={regional`Harga, neraca pangan, luas tanam, dan timbang balita di setiap kecamatan Kabupaten ${nama}, pada peta dan dalam daftar.`}
      share={addressOf({ ...choice, tempat: '' })}
    >
      <Pilihan choice={choice} from={from} names={names} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {isNothing && (
        <EmptyState wayOn={['Ke beranda', routes.home]}>
          {from === 'pangan' ? 'Tidak Ada Data Pangan' : 'Tidak Ada Data Komoditi'}
        </EmptyState>
      )}
      {!peta && !error && !isNothing && (
        <ul>
          <Skeletons count={1} className={css['menunggu']} />
        </ul>
      )}
      {peta && (
        <>
          <div className={css['kepala']}>
            <h2>{ukuran.judul(peta.nama ?? '')}</h2>
            <p>
              {peta.periode ? peta.periode.nama_periode : 'Belum ada laporan'}
              {peta.periode && ukuran.kabupaten(peta) && ` · ${ukuran.kabupaten(peta)}`}
            </p>
          </div>
          <div className={css['isi']}>
            <section className={css['sisi']} aria-label="Peta">
              {shapes ? (
                <Gambar peta={peta} tempat={tempat} wilayah={shapes} choice={choice} opened={opened} />
              ) : (
                <TanpaGambar {...bentuk} />
              )}
              <Legenda peta={peta} sumber={shapes?.sumber ?? null} isDrawn={shapes !== null} />
            </section>
            {opened && <Panel tempat={opened} peta={peta} close={addressOf({ ...choice, tempat: '' })} />}
            <Daftar peta={peta} tempat={tempat} choice={choice} />
          </div>
        </>
      )}
    </Screen>
  );
}
