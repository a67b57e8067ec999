import type { AlasanAduan, StatusAduan } from '#contract/limits.ts';

export const alasanWords: Record<AlasanAduan, string> = {
  penipuan: 'Penipuan atau mencurigakan',
  'tidak dijual': 'Sudah tidak dijual, atau nomornya mati',
  keliru: 'Harga, foto, atau keterangannya keliru',
  'tidak pantas': 'Foto atau tulisannya tidak pantas',
  lainnya: 'Lainnya',
};

export const statusAduanWords: Record<StatusAduan, string> = { baru: 'Baru', selesai: 'Selesai' };
