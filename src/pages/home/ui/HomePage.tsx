import { regional } from '#contract/formulas/wilayah/regional.ts';
import { KecamatanSaya } from '@/features/pick-kecamatan-saya';
import { SearchAll } from '@/features/search-all';
import { useNamaSitus, useSite } from '@/shared/config';
import { Logo } from '@/shared/ui/Logo';
import { Screen } from '@/widgets/app-shell';
import { Banners } from './Banners';
import { Doors, Ways } from './Doors';
import css from './home.module.css';
import { WeeklyPrices } from './WeeklyPrices';

export function HomePage() {
  const { wilayah } = useSite();
  const namaSitus = useNamaSitus();
  return (
    <Screen
      title={namaSitus}
      name={regional`Pangan dan pertanian Kabupaten ${wilayah}`}
      description={regional`Harga pangan minggu ini di setiap kecamatan ${wilayah}, ketersediaan pangan, hasil tani warga, dan kegiatan dinas.`}
      start={<Logo className={css['logo']} />}
    >
      <div className={css['salam']}>
        <p className={css['daerah']}>{regional`Kabupaten ${wilayah}`}</p>
        <p className={css['ajakan']}>Mau tahu harga apa hari ini?</p>
      </div>
      <SearchAll />
      <KecamatanSaya />
      <Banners />
      <WeeklyPrices />
      <Doors />
      <Ways />
    </Screen>
  );
}
