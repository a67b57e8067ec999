export interface Perubahan {
  arah: 'naik' | 'turun' | 'tetap';
  /** Always positive, in per cent of the price before. */
  persen: number;
}

/**
 * The change against the period before (domain: (pₜ − pₜ₋₁) / pₜ₋₁ × 100).
 *
 * @returns null unless both prices are known and above zero: missing is not zero
 */
export function perubahan(sekarang: number, sebelumnya: number | null): Perubahan | null {
  if (!sebelumnya || sebelumnya <= 0 || sekarang <= 0) return null;
  const persen = ((sekarang - sebelumnya) / sebelumnya) * 100;
  if (persen === 0) return { arah: 'tetap', persen: 0 };
  return { arah: persen > 0 ? 'naik' : 'turun', persen: Math.abs(persen) };
}
