export type Harga = number | null | undefined;

/** A price that may be compared: missing is not zero, and zero is no price. */
export const isHarga = (harga: Harga): harga is number => typeof harga === 'number' && harga > 0;

/**
 * By how many per cent of `dasar` a price lies above it, negative below: (harga − dasar) / dasar × 100. Against the
 * mean of the kecamatan it is the gap, against a reference how far above it.
 *
 * @returns null unless both are prices
 */
export const persenTerhadap = (harga: Harga, dasar: Harga): number | null =>
  isHarga(harga) && isHarga(dasar) ? ((harga - dasar) / dasar) * 100 : null;

export interface Perubahan {
  arah: 'naik' | 'turun' | 'tetap';
  /** Always positive, in per cent of the price before. */
  persen: number;
}

/** The change against the period before; null unless both are prices. */
export function perubahan(sekarang: Harga, sebelumnya: Harga): Perubahan | null {
  const persen = persenTerhadap(sekarang, sebelumnya);
  if (persen === null) return null;
  if (persen === 0) return { arah: 'tetap', persen: 0 };
  return { arah: persen > 0 ? 'naik' : 'turun', persen: Math.abs(persen) };
}
