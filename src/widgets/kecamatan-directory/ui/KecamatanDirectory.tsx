import { ChevronRight, type LucideIcon, MapPin, Warehouse } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { allKecamatan, ownFirst, type RememberedKecamatan, useKecamatanSaya, useSayaFollows } from '@/entities/wilayah';
import { useInfiniteList } from '@/shared/api';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SearchForm } from '@/shared/ui/SearchField';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { useRekap } from '../model/rekap';
import css from './kecamatan-directory.module.css';

interface KecamatanDirectoryProps {
  /** The regency-wide entry, always first. */
  pinned?: { label: string; to: string };
  /** Which reports the rows lead to, and what is counted in them: 'komoditi'. */
  jenis: JenisPeriode;
  satuan: string;
  /** The address of a sub-district's report, by its name. */
  to: (kecamatan: string) => string;
  /** Remembers the place that was chosen. */
  memory: RememberedKecamatan;
}

/** All sub-districts as rows that lead on (spec section 2, /harga-pangan and its siblings). */
export function KecamatanDirectory({ pinned, jenis, satuan, to, memory }: KecamatanDirectoryProps) {
  const { rows, isLoading, error, retry } = useInfiniteList(allKecamatan);
  const saya = useKecamatanSaya();
  useSayaFollows(rows);
  const rekap = useRekap(jenis, satuan);
  const [wanted, setWanted] = useState('');
  const matching = ownFirst(rows, saya).filter(({ nama_kecamatan }) =>
    nama_kecamatan.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  useFailureToast(error, regional('Gagal mendapatkan data kecamatan'));

  return (
    <>
      <SearchForm text={wanted} type={setWanted} placeholder={regional('Cari kecamatan')} className={css['cari']} />
      <ul className={css['daftar']}>
        {pinned && <PlaceLink to={pinned.to} nama={pinned.label} Icon={Warehouse} isOwn />}
        {isLoading && <Skeletons count={5} shape="baris" className={css['bayangan']} />}
        {matching.map(({ id, nama_kecamatan }) => (
          <PlaceLink
            key={id}
            to={to(nama_kecamatan)}
            nama={nama_kecamatan}
            Icon={MapPin}
            line={id === saya?.id ? ownLine(rekap.get(id)) : rekap.get(id)}
            isOwn={id === saya?.id}
            onOpen={() => memory.write({ kecamatanId: id, kecamatanName: nama_kecamatan })}
          />
        ))}
      </ul>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && !error && matching.length === 0 && (
        <EmptyState
          wayOn={
            rows.length === 0 ? ['Ke beranda', routes.home] : [regional('Lihat semua kecamatan'), () => setWanted('')]
          }
        >
          {rows.length === 0
            ? regional('Tidak Ada Data Kecamatan')
            : regional`Tidak ada kecamatan bernama "${wanted.trim()}"`}
        </EmptyState>
      )}
    </>
  );
}

const ownLine = (line?: string) => [regional('Kecamatan saya'), line].filter(Boolean).join(' · ');

interface PlaceLinkProps {
  to: string;
  nama: string;
  Icon: LucideIcon;
  /** The quiet second line. */
  line?: string | undefined;
  /** Stands out: the regency, and one's own place. */
  isOwn?: boolean;
  onOpen?: () => void;
}

/** A row that leads to a place: the link is its name, and reaches as far as the row. */
function PlaceLink({ to, nama, Icon, line, isOwn = false, onOpen }: PlaceLinkProps) {
  const id = useId();
  return (
    <li className={`${css['baris']} ${isOwn ? css['utama'] : ''}`}>
      <Icon aria-hidden className={css['pin']} />
      <div className={css['kata']}>
        <Link to={to} className={css['nama']} onClick={onOpen} {...(line && { 'aria-describedby': id })}>
          {nama}
        </Link>
        {line && (
          <span id={id} className={css['keterangan']}>
            {line}
          </span>
        )}
      </div>
      <ChevronRight aria-hidden className={css['panah']} />
    </li>
  );
}
