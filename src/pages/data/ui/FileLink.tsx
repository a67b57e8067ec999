import type { MouseEvent } from 'react';
import type { FormatBerkas } from '#contract/limits.ts';
import { apiOrigin, useSite } from '@/shared/config';
import { toast } from '@/shared/ui/toaster';
import type { Tabel } from '../api/data-terbuka';
import { fileAddress } from '../model/files';
import css from './data.module.css';

interface FileLinkProps {
  tabel: Tabel;
  format: FormatBerkas;
  /** Null: all of it. */
  tahun: string | null;
}

/** A file to be downloaded by the browser itself, which needs no script and shows how far it is. */
export function FileLink({ tabel: { nama, judul }, format, tahun }: FileLinkProps) {
  const { isInside } = useSite();
  const address = apiOrigin + fileAddress(nama, format, tahun);
  const label = format.toUpperCase();
  return (
    <a
      href={address}
      download
      className={css['unduh']}
      aria-label={`${label}: ${judul}${tahun === null ? ', semua tahun' : `, ${tahun}`}`}
      // In the demo no server stands behind the address.
      onClick={isInside && ((event) => void takeInside(event, nama, format, tahun))}
    >
      {label}
    </a>
  );
}

async function takeInside(
  event: MouseEvent<HTMLAnchorElement>,
  nama: string,
  format: FormatBerkas,
  tahun: string | null,
): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  const { takeFile } = await import('@/features/take-file');
  const fallback = tahun === null ? nama : `${nama}-${tahun}`;
  const failure = await takeFile({ address: href, format, fallback, signal: new AbortController().signal, onBytes });
  if (failure) toast.error(failure);
}

const onBytes = () => {};
