import { GitCompareArrows, Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { terakhir } from '#contract/formulas/deret-harga.ts';
import { isHarga } from '#contract/formulas/harga.ts';
import { mulaiBanding } from '#contract/pilihan.ts';
import { routes, slugKecamatan } from '#contract/routes.ts';
import { HargaPanganHead, hargaDari, hargaRows } from '@/entities/harga-pangan';
import { ButtonLink } from '@/shared/ui/Button';
import { Facts } from '@/shared/ui/DetailDialog';
import { HargaKomoditi, hargaOf, PriceTable, type Story } from '@/widgets/harga-komoditi';
import css from './harga-komoditi-page.module.css';

interface WholeProps {
  story: Story;
  slug: string;
  tempat: string;
  daftar: readonly [label: string, to: string];
  asked: number | undefined;
}

/** Picture, price and change first; then what the numbers say; then the figures themselves. */
export function Whole({ story, slug, tempat, daftar: [, list], asked }: WholeProps) {
  const { riwayat, banding } = story;
  const own = hargaOf(story);
  const harga = hargaDari(riwayat, banding.periode?.nama_periode, own);
  return (
    <article className={css['halaman']}>
      <section className={css['kepala']}>
        <HargaPanganHead harga={harga} none={`Belum ada harga di ${tempat}`} />
        <p className={css['tempat']}>
          <Link to={list}>{tempat}</Link>
          {isHarga(own?.eceran) && <span>{banding.periode?.nama_periode}</span>}
          <Silence story={story} />
        </p>
        <p className={css['jalan']}>
          <ButtonLink look="tenang" to={mulaiBanding(tempat, slug)}>
            <GitCompareArrows aria-hidden size={20} />
            Bandingkan
          </ButtonLink>
          <ButtonLink look="tenang" to={onMap(riwayat.nama_komoditi)}>
            <MapIcon aria-hidden size={20} />
            Lihat peta
          </ButtonLink>
        </p>
      </section>
      <HargaKomoditi story={story} slug={slug} tempat={tempat} asked={asked}>
        <section className={css['kartu']}>
          <h2 className={css['judul']}>Detail Harga Pangan</h2>
          <Facts rows={hargaRows(harga, tempat)} />
          <PriceTable {...story} />
        </section>
      </HargaKomoditi>
    </article>
  );
}

/** The map, coloured by this commodity's price. */
const onMap = (komoditi: string) =>
  `${routes.peta}?${new URLSearchParams({ ukuran: 'harga', komoditi: slugKecamatan(komoditi) })}`;

/** Nothing was reported since the price that is shown. */
function Silence({ story: { riwayat, banding } }: { story: Story }) {
  const last = terakhir(riwayat.titik, ({ eceran }) => eceran);
  const isShown = last?.titik.periode_harga_pangan_id === banding.periode?.periode_harga_pangan_id;
  if (!last || last.kosong === 0 || !isShown) return null;
  return <span>Belum ada laporan {last.kosong} periode sesudahnya.</span>;
}
