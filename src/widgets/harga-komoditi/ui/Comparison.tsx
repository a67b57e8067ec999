import { persentase } from '#contract/format.ts';
import { koefisienVariasi } from '#contract/formulas/deret-harga.ts';
import { persenTerhadap } from '#contract/formulas/harga.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { useKecamatanSaya } from '@/entities/wilayah';
import { useSite } from '@/shared/config';
import { compared } from '../model/comparison';
import type { Story } from '../model/story';
import css from './harga-komoditi.module.css';
import { PlaceRow } from './PlaceRow';
import rows from './place-row.module.css';

interface ComparisonProps {
  story: Story;
  slug: string;
  tempat: string;
  asked: number;
}

/** The same week everywhere: what was entered for the regency, the mean that is computed, and all sub-districts. */
export function Comparison({ story: { riwayat, banding }, slug, tempat, asked }: ComparisonProps) {
  const { wilayah } = useSite();
  const saya = useKecamatanSaya();
  const { kabupaten, rata_rata, dari_kecamatan } = banding;
  const here = riwayat.kecamatan_id;
  const places = compared(banding.kecamatan, saya?.id ?? here);
  const own = banding.kecamatan.find(({ kecamatan_id }) => kecamatan_id === here);
  const variasi = koefisienVariasi(banding.kecamatan.map(({ eceran }) => eceran));
  const to = (nama: string) => withPeriode(routes.hargaKomoditi(nama, slug), asked);
  return (
    <section className={`${css['bagian']} ${css['banding']}`}>
      <h2 className={css['judul']}>{here ? regional('Di kecamatan lain') : regional('Di setiap kecamatan')}</h2>
      <p className={css['tenang']}>
        {banding.periode
          ? `Harga eceran ${banding.periode.nama_periode}, termurah lebih dahulu.`
          : 'Belum ada periode.'}
      </p>
      <ul className={rows['tempat']}>
        <PlaceRow
          to={withPeriode(routes.hargaKomoditiKutaiBarat(slug), asked)}
          nama={regional`Kabupaten ${wilayah}`}
          line={regional('harga kabupaten, diisi petugas')}
          harga={kabupaten.eceran}
          isCurrent={riwayat.tempat === 'kabupaten'}
        />
        <PlaceRow
          nama={regional('Rata-rata kecamatan')}
          line={computedFrom(rata_rata.jumlah_kecamatan, dari_kecamatan)}
          harga={rata_rata.eceran}
        />
      </ul>
      {own && <Gap eceran={own.eceran} mean={rata_rata.eceran} tempat={tempat} />}
      {variasi !== null && (
        <p className={css['tenang']}>
          {regional('Beda antarkecamatan: biasanya ')}
          {persentase(variasi)} dari rata-ratanya (koefisien variasi).
        </p>
      )}
      <ol className={rows['tempat']}>
        {places.map(({ kecamatan_id, nama_kecamatan, eceran, isCheapest, isPinned }) => (
          <PlaceRow
            key={kecamatan_id}
            to={to(nama_kecamatan)}
            nama={nama_kecamatan}
            line={isPinned ? (saya ? regional('kecamatan saya') : regional('kecamatan ini')) : undefined}
            harga={eceran}
            isCheapest={isCheapest}
            isPinned={isPinned}
            isCurrent={kecamatan_id === here}
          />
        ))}
      </ol>
    </section>
  );
}

const computedFrom = (some: number, all: number): string =>
  some === all
    ? regional`dihitung dari semua ${all} kecamatan`
    : regional`dihitung dari ${some} di antara ${all} kecamatan`;

/** How far a place lies from the mean, in words. */
function Gap({ eceran, mean, tempat }: { eceran: number | null; mean: number | null; tempat: string }) {
  const persen = persenTerhadap(eceran, mean);
  if (persen === null) return null;
  const kata = persen === 0 ? 'sama dengan' : `${persentase(persen)} di ${persen > 0 ? 'atas' : 'bawah'}`;
  return (
    <p className={css['tenang']}>
      Harga di {tempat} {kata}
      {regional(' rata-rata kecamatan.')}
    </p>
  );
}
