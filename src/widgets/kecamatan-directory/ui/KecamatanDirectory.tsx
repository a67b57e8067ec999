import { ChevronRight, MapPin, Warehouse } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Kecamatan } from '#contract/rows/wilayah.ts';
import { allKecamatan, KECAMATAN_LIST } from '@/entities/wilayah';
import { useInfiniteList } from '@/shared/api';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeletons } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toaster';
import css from './kecamatan-directory.module.css';

type Place = Pick<Kecamatan, 'id' | 'nama_kecamatan'>;

interface KecamatanDirectoryProps {
  /** The regency-wide entry, always first. */
  pinned?: { label: string; to: string };
  to: (kecamatan: Place) => string;
  /** Remembers the place that was chosen. */
  onChoose: (kecamatan: Place) => void;
}

/** All sub-districts as rows that lead on (spec section 2, /harga-pangan and its siblings). */
export function KecamatanDirectory({ pinned, to, onChoose }: KecamatanDirectoryProps) {
  const { rows, isLoading, error, retry } = useInfiniteList(KECAMATAN_LIST, allKecamatan.filter);
  useEffect(() => {
    if (error) toast.error('Gagal mendapatkan data kecamatan');
  }, [error]);

  return (
    <>
      <ul className={css['daftar']}>
        {pinned && (
          <li>
            <Link to={pinned.to} className={`${css['baris']} ${css['utama']}`}>
              <Warehouse aria-hidden className={css['pin']} />
              <span className={css['nama']}>{pinned.label}</span>
              <ChevronRight aria-hidden className={css['panah']} />
            </Link>
          </li>
        )}
        {isLoading && <Skeletons count={5} className={css['bayangan']} />}
        {rows.map((kecamatan) => (
          <li key={kecamatan.id}>
            <Link to={to(kecamatan)} className={css['baris']} onClick={() => onChoose(kecamatan)}>
              <MapPin aria-hidden className={css['pin']} />
              <span className={css['nama']}>{kecamatan.nama_kecamatan}</span>
              <ChevronRight aria-hidden className={css['panah']} />
            </Link>
          </li>
        ))}
      </ul>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && !error && rows.length === 0 && <EmptyState>Tidak Ada Data Kecamatan</EmptyState>}
    </>
  );
}
