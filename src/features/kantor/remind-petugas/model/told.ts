import type { HasilDiingatkan, HasilPengingat, PetugasDiingatkan } from '#contract/resources/pengingat.ts';
import { saat } from '@/shared/lib/format';

/** What became of a letter, beside the officer that it went to. */
export function letterWords({ terakhir }: PetugasDiingatkan): string | null {
  if (!terakhir) return null;
  const at = saat(Date.parse(terakhir.waktu));
  switch (terakhir.keadaan) {
    case 'menunggu':
      return 'Surat sedang dikirim…';
    case 'dikirim':
      return `Surat dikirim ${at}`;
    case 'ditulis':
      return `Surat ditulis di server ${at}, tidak terkirim`;
    case 'gagal':
      return `Surat ${at} gagal dikirim. Server surat tidak menerimanya.`;
  }
}

/** Whether a letter may go to him now: one a day, unless it failed. */
export const mayGetLetter = ({ punya_email, terakhir }: PetugasDiingatkan): boolean =>
  punya_email && !(terakhir?.hari_ini && terakhir.keadaan !== 'gagal');

const said: Readonly<Record<HasilPengingat, string>> = {
  'sedang dikirim': 'surat sedang dikirim',
  'ditulis di server': 'surat ditulis di server, tidak terkirim',
  'tanpa email': 'petugas tidak punya alamat email',
  'sudah diingatkan': 'petugas sudah diingatkan hari ini',
  'sudah lengkap': 'petugas sudah melengkapi laporannya',
};

/** What became of all for whom a reminder was asked: '2 surat sedang dikirim. 1 petugas tidak punya alamat email.' */
export function resultWords({ hasil }: HasilDiingatkan): string {
  const counts = new Map<HasilPengingat, number>();
  for (const one of hasil) counts.set(one.hasil, (counts.get(one.hasil) ?? 0) + 1);
  return [...counts].map(([one, count]) => `${count} ${said[one]}.`).join(' ');
}
