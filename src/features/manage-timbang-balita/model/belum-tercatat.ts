type Typed = Partial<Record<'jumlah_balita' | 'berat_badan_naik' | 'berat_badan_tidak_naik', string>>;

/** D − N − T: who is new, or was absent last month (CONTEXT.md); null while the figures are not all there, or do not fit. */
export function belumTercatat({ jumlah_balita, berat_badan_naik, berat_badan_tidak_naik }: Typed): number | null {
  const figures = [jumlah_balita, berat_badan_naik, berat_badan_tidak_naik];
  if (!figures.every((text) => /^\d+$/.test(text ?? ''))) return null;
  const rest = Number(jumlah_balita) - Number(berat_badan_naik) - Number(berat_badan_tidak_naik);
  return rest > 0 ? rest : null;
}
