import { useParams, useSearchParams } from 'react-router-dom';
import { isHarga } from '#contract/formulas/harga.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, slugKecamatan, withPeriode } from '#contract/routes.ts';
import { judulSlug } from '@/entities/wilayah';
import { mediaUrl } from '@/shared/api';
import { rupiah } from '@/shared/lib/format';
import type { WayOn } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { hargaOf, type Story, useHarga } from '@/widgets/harga-komoditi';
import { askedPeriode, type useKomoditi } from '../model/needs';
import css from './harga-komoditi-page.module.css';
import { Whole } from './Whole';

interface Finding {
  isLoading: boolean;
  isUnknown: boolean;
  error: Error | undefined;
  retry: () => void;
}

interface HargaKomoditiPageProps {
  komoditi: ReturnType<typeof useKomoditi>;
  /** Undefined as long as the place is not known. */
  tempat:
    | { id: number | 'kabupaten'; nama: string /** Its name among the link pictures. */; gambar: string }
    | undefined;
  /** How the place was looked for, where that takes a question. */
  finding?: Finding;
  /** The list above: of the place, or of all places where there is none such. */
  daftar: WayOn & readonly [label: string, to: string];
  /** The page's own address, by the commodity's name. */
  to: (komoditi: string) => string;
}

export function HargaKomoditiPage({ komoditi: finding, tempat, finding: place, daftar, to }: HargaKomoditiPageProps) {
  const { komoditi } = finding;
  const [query] = useSearchParams();
  const slug = useParams()['komoditi'] ?? '';
  const asked = askedPeriode(query);
  const harga = useHarga(komoditi && tempat ? { komoditi_id: komoditi.id, tempat: tempat.id, periodeId: asked } : null);
  const { story } = harga;
  const before = place ? [place, finding] : [finding];
  const error = before.find((one) => one.error)?.error ?? harga.error;
  const isUnknown = before.some((one) => one.isUnknown);
  useFailureToast(isUnknown ? undefined : error, 'Gagal mendapatkan detail harga pangan');
  const nama = komoditi?.nama_komoditi ?? (isUnknown ? 'Harga Pangan' : judulSlug(slug));

  return (
    <Screen
      title={nama}
      name={tempat && komoditi ? `Harga ${nama} di ${tempat.nama}` : nama}
      description={story && tempat ? described(story, tempat.nama) : 'Harga bahan pangan, minggu demi minggu.'}
      image={
        tempat &&
        komoditi &&
        mediaUrl(
          `/media/bagikan/harga-pangan/${encodeURIComponent(tempat.gambar)}/${encodeURIComponent(slugKecamatan(slug))}.png`,
        )
      }
      share={tempat && komoditi && withPeriode(to(slug), asked ?? 0)}
    >
      {isUnknown && (
        <EmptyState wayOn={daftar} orElse={[regional('Lihat semua kecamatan'), routes.hargaPangan]}>
          {place?.isUnknown ? regional('Tidak ada data harga pangan di kecamatan ini') : 'Komoditi tidak ditemukan'}
        </EmptyState>
      )}
      {!isUnknown && error && <ErrorState error={error} onRetry={() => retryAll([...before, harga])} />}
      {!isUnknown && !error && !story && (
        <ul className={css['menunggu']}>
          <Skeletons count={3} />
        </ul>
      )}
      {!isUnknown && story && tempat && (
        <Whole story={story} slug={slug} tempat={tempat.nama} daftar={daftar} asked={asked} />
      )}
    </Screen>
  );
}

const retryAll = (all: readonly { error: Error | undefined; retry: () => void }[]) => {
  for (const { error, retry } of all) if (error) retry();
};

/** What a search engine or a shared link says of it. */
function described(story: Story, tempat: string): string {
  const { nama_komoditi, satuan, periode } = story.banding;
  const eceran = hargaOf(story)?.eceran;
  const per = satuan ? ` per ${satuan}` : '';
  const price = isHarga(eceran) ? `${rupiah(eceran)}${per}, eceran, ${periode?.nama_periode}` : 'belum ada harga';
  return regional`Harga ${nama_komoditi} di ${tempat}: ${price}. Setahun terakhir, dan perbandingan dengan kecamatan lain.`;
}
