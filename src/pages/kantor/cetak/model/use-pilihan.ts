import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { type JenisLaporan, jenisLaporan } from '#contract/limits.ts';
import { useAddressParams } from '@/shared/lib/browser';
import type { CetakanVariables } from '../api/cetakan';

const numbered = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
const dated = (text: string | null): string | undefined => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);

/** What is printed, as the address says it: back, a refresh and a sent link keep it. */
export function usePilihan() {
  const [params, changeParams] = useAddressParams();
  const jenis = jenisLaporan.find((one) => one === params.get('jenis')) ?? 'harga-pangan';
  const isKabupaten = hitungan[jenis].tempat === 'kabupaten';
  const periode_id = numbered(params.get('periode'));
  const kecamatan_id = isKabupaten ? undefined : numbered(params.get('kecamatan'));
  const tanggal = dated(params.get('tanggal'));

  const change = (changes: Record<string, string>) =>
    changeParams((next) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
    });
  const variables: CetakanVariables = {
    jenis,
    filter: { ...(periode_id && { periode_id }), ...(kecamatan_id && { kecamatan_id }), ...(tanggal && { tanggal }) },
  };
  return {
    ...{ jenis, isKabupaten, kecamatan_id, variables },
    chooseJenis: (other: JenisLaporan) =>
      // Another report may have other periods; the same number would be another month.
      change({ jenis: other, ...(hitungan[other].periode !== hitungan[jenis].periode && { periode: '' }) }),
    choosePeriode: (id: string) => change({ periode: id }),
    chooseKecamatan: (id: string) => change({ kecamatan: id }),
    chooseTanggal: (hari: string) => change({ tanggal: hari }),
  };
}
