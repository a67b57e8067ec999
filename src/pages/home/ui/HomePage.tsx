import { useNavigate } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { useSite } from '@/shared/config';
import { Logo } from '@/shared/ui/Logo';
import { SearchField } from '@/shared/ui/SearchField';
import { Screen } from '@/widgets/app-shell';
import { Banners } from './Banners';
import { Doors } from './Doors';
import css from './home.module.css';
import { WeeklyPrices } from './WeeklyPrices';

export function HomePage() {
  const { wilayah } = useSite();
  return (
    <Screen
      title="Lumbung"
      name={`Pangan dan pertanian Kabupaten ${wilayah}`}
      description={`Harga pangan minggu ini di setiap kecamatan ${wilayah}, ketersediaan pangan, hasil tani warga, dan kegiatan dinas.`}
      start={<Logo className={css['logo']} />}
    >
      <div className={css['salam']}>
        <p className={css['daerah']}>Kabupaten {wilayah}</p>
        <p className={css['ajakan']}>Mau tahu harga apa hari ini?</p>
      </div>
      <ProductSearch />
      <Banners />
      <WeeklyPrices />
      <Doors />
    </Screen>
  );
}

/** Leads to /etalase?query={text}; a plain form where JavaScript is not there (yet). */
function ProductSearch() {
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
    <form
      role="search"
      method="get"
      action={routes.etalase}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(routes.etalaseSearch(String(new FormData(event.currentTarget).get('query') ?? '')));
      }}
    >
      <SearchField name="query" placeholder="Cari produk" />
    </form>
  );
}
