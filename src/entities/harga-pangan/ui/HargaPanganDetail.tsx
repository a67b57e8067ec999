import { isHarga } from '#contract/formulas/harga.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { rupiah } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import type { HargaPanganKutaiBarat } from '../api/harga-pangan';
import css from './harga-pangan-head.module.css';
import { PerubahanChip } from './PerubahanChip';

interface HargaPanganHeadProps {
  harga: Pick<HargaPanganKutaiBarat, 'harga_eceran' | 'harga_eceran_sebelumnya'> & {
    komoditis: Pick<HargaPanganKutaiBarat['komoditis'], 'satuan' | 'logo_komoditi_url'>;
  };
  /** Said in the price's place where there is none; a row of a list has one, also of zero. */
  none?: string;
}

/** What a detail shows first: the card's logo, its price and how that moved, grown out of the card. */
export function HargaPanganHead({ harga, none }: HargaPanganHeadProps) {
  const { satuan, logo_komoditi_url } = harga.komoditis;
  const isMissing = none !== undefined && !isHarga(harga.harga_eceran);
  return (
    <div className={css['kepala']}>
      <span className={css['logo']} data-tumbuh="logo">
        <Photo url={logo_komoditi_url} alt="" sizes="72px" ratio={[72, 72]} />
      </span>
      <span>
        <span className={css['harga']} data-tumbuh="harga">
          {isMissing ? none : rupiah(harga.harga_eceran)}
        </span>
        {!isMissing && <span className={css['satuan']}>{satuan ? `per ${satuan}, eceran` : 'eceran'}</span>}
        <PerubahanChip harga={harga} />
      </span>
    </div>
  );
}

interface Summed {
  nama_komoditi: string;
  logo_komoditi_url: string | null;
  satuan: string;
}

interface Prices {
  eceran: number | null;
  grosir: number | null;
  eceran_sebelumnya: number | null;
}

/** A price of a comparison, as a detail shows it; what nobody has entered reads like an empty price. */
export const hargaDari = (
  { nama_komoditi, logo_komoditi_url, satuan }: Summed,
  nama_periode: string | undefined,
  own: Prices | undefined,
) => ({
  harga_eceran: own?.eceran ?? 0,
  harga_eceran_sebelumnya: own?.eceran_sebelumnya ?? null,
  harga_grosir: own?.grosir ?? 0,
  nama_komoditi,
  nama_periode_harga_pangan: nama_periode ?? '-',
  komoditis: { logo_komoditi_url, satuan },
});

/** A price that was not entered reads 'Rp. 0' (spec section 2, modal 'Detail Harga Pangan'). */
const atauNol = (harga: number | null): string => (harga ? rupiah(harga) : 'Rp. 0');

type HargaFacts = Pick<
  HargaPanganKutaiBarat,
  'nama_periode_harga_pangan' | 'nama_komoditi' | 'harga_eceran' | 'harga_grosir'
>;

/** The rows of the modal 'Detail Harga Pangan', in the spec's order. */
export const hargaRows = (harga: HargaFacts, tempat: string) =>
  [
    ['Periode Harga Pangan', harga.nama_periode_harga_pangan],
    [regional('Kecamatan'), tempat],
    ['Komoditi', harga.nama_komoditi],
    ['Harga Eceran', atauNol(harga.harga_eceran)],
    ['Harga Grosir', atauNol(harga.harga_grosir)],
  ] as const;
