import { grouped, saat } from '@/shared/lib/format';
import type { Missing, Noted } from '@/shared/write';

/** More names than these are read in the outbox itself. */
const NAMED = 2;

/** A lost row: which it was, when it was stored, and whether the server may have it. */
export const nameOfMissing = ({ label, dibuat, isTried }: Noted): string =>
  `${label}, disimpan ${saat(dibuat)}${isTried ? ' (mungkin sudah terkirim)' : ''}`;

/** What has happened to the rows, without their names. */
export function missingTitle({ rows, isMore, isClosed }: Missing): string {
  const count = grouped(rows.length);
  return `${isMore ? `Lebih dari ${count}` : count} data yang belum terkirim ${isClosed ? 'tidak dapat dibaca' : 'hilang'} dari perangkat ini`;
}

/** All of it in one message. */
export function missingSentence(missing: Missing): string {
  const { rows, isClosed } = missing;
  const names = rows.slice(0, NAMED).map(nameOfMissing);
  const others = rows.length - names.length;
  const all = [...names, ...(others > 0 ? [`${grouped(others)} data lain`] : [])].join('; ');
  return `${missingTitle(missing)}: ${all}; ${isClosed ? 'jangan hapus data aplikasi' : 'isi kembali'}`;
}
