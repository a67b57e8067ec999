import type { Bulan } from '#contract/formulas/skpg/bulan.ts';
import { daftarSkpg, terbitanSkpgOf } from '@/entities/skpg';
import { bentukWilayah } from '@/entities/wilayah';
import { ApiError, type Needs } from '@/shared/api';

/** The month that an address names; null where it names none. */
export function bulanOf(params: Readonly<Record<string, string | undefined>>): Bulan | null {
  const [tahun = '', bulan = ''] = [params['tahun'], params['bulan']];
  if (!/^[1-9]\d{3}$/.test(tahun) || !/^(0?[1-9]|1[0-2])$/.test(bulan)) return null;
  return { tahun: Number(tahun), bulan: Number(bulan) };
}

/** Whether the API itself has said that the month is not published. */
export const isUnpublished = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 404 && error.data !== undefined;

export const daftarNeeds: Needs = async (read) => {
  await read(daftarSkpg);
  return 200;
};

export const bulanNeeds: Needs = async (read, { params }) => {
  const bulan = bulanOf(params);
  if (!bulan) return 404;
  try {
    await Promise.all([read(terbitanSkpgOf(bulan)), read(bentukWilayah)]);
    return 200;
  } catch (error) {
    if (isUnpublished(error)) return 404;
    throw error;
  }
};
