import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { allKecamatan, useKecamatanSaya, useSayaFollows } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { useNamedOverlay } from '@/shared/lib/browser';
import { lazyPart } from '@/shared/lib/lazy-part';
import { toast } from '@/shared/ui/toaster';
import css from './kecamatan-saya.module.css';

const PickSheet = lazyPart(async () => (await import('./PickSheet')).PickSheet);

/** One's own place in a line, and the way to choose it; without JavaScript the way to all places. */
export function KecamatanSaya() {
  const saya = useKecamatanSaya();
  const sheet = useNamedOverlay('kecamatan-saya');
  const all = useNeed(saya ? allKecamatan : null).data?.page?.data ?? [];
  const gone = useSayaFollows(all);
  return (
    <>
      <Link
        to={routes.hargaPangan}
        className={css['baris']}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          sheet.open();
        }}
      >
        <MapPin aria-hidden size={20} />
        {saya ? (
          <span>
            {regional('Kecamatan saya: ')}
            <strong>{saya.nama_kecamatan}</strong> · <span className={css['ganti']}>Ganti</span>
          </span>
        ) : (
          <span className={css['ganti']}>{regional('Pilih kecamatan saya')}</span>
        )}
      </Link>
      {gone && (
        <p role="status" className={css['hilang']}>
          {regional('Kecamatan ')}
          {gone}
          {regional(' tidak ada lagi. Pilih kecamatan Anda sekali lagi.')}
        </p>
      )}
      {sheet.isOpen && (
        <PickSheet
          onClose={sheet.close}
          onMissing={() => {
            toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
            sheet.close();
          }}
        />
      )}
    </>
  );
}
