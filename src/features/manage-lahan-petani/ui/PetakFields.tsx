import { useForm } from 'react-final-form';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { komoditiTanam, satuanPanen } from '#contract/limits.ts';
import { allKecamatan, useDesaKelurahan } from '@/entities/wilayah';
import { useWholeList } from '@/shared/api';
import { Pair, SelectField, TextField, useFieldValue, WholeField } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { useFailureToast } from '@/shared/ui/toaster';
import { LuasField } from './LuasField';

/** What is asked of a plot itself: where it lies is a write of its own (spec section 4). */
export function PetakFields() {
  const satuan = useFieldValue('satuan_panen');
  return (
    <>
      <Pair>
        <TempatFields />
      </Pair>
      <TextField name="alamat" label="Alamat" autoComplete="off" />
      <Pair>
        <LuasField />
        <WholeField name="jumlah_panen" label="Jumlah Panen" {...(satuan && { unit: satuan })} />
      </Pair>
      <Pair>
        <SelectField name="komoditi" label="Komoditi" placeholder="Pilih Komoditi" options={asOptions(komoditiTanam)} />
        <SelectField
          name="satuan_panen"
          label="Satuan Panen"
          placeholder="Pilih Satuan Panen"
          options={asOptions(satuanPanen)}
        />
      </Pair>
      <TextField name="bulan" label="Perkiraan Bulan Panen" help="Contoh: Januari 2024" autoComplete="off" />
    </>
  );
}

const asOptions = (words: readonly string[]) => words.map((word) => [word, word] as const);

/** The sub-district, and the village within it (spec section 2, farmland forms). */
function TempatFields() {
  const form = useForm();
  const chosen = useFieldValue('kecamatan_id') ?? '';
  const kecamatan = useWholeList(allKecamatan);
  const kelurahan = useDesaKelurahan(Number(chosen));
  useFailureToast(kecamatan.error, regional('Gagal mendapatkan data kecamatan'));
  useFailureToast(kelurahan.error, regional('Gagal mendapatkan data desa atau kelurahan'));

  return (
    <>
      <SelectField
        name="kecamatan_id"
        label={regional('Kecamatan')}
        placeholder={kecamatan.isLoading ? 'Memuat...' : regional('Pilih Kecamatan')}
        options={kecamatan.rows.map(({ id, nama_kecamatan }) => [id, nama_kecamatan])}
        help={kecamatan.error && <Retry list={kecamatan} />}
        onChange={() => form.change('kelurahan_id', '')}
      />
      <SelectField
        name="kelurahan_id"
        label={regional('Desa/Kelurahan')}
        placeholder={placeholder(chosen, kelurahan.isLoading)}
        options={kelurahan.rows.map(({ id, nama_desa_kelurahan }) => [id, nama_desa_kelurahan])}
        disabled={!chosen}
        help={kelurahan.error && <Retry list={kelurahan} />}
      />
    </>
  );
}

const placeholder = (kecamatan: string, isLoading: boolean): string => {
  if (!kecamatan) return regional('Pilih Kecamatan terlebih dahulu');
  return isLoading ? 'Memuat...' : regional('Pilih Desa/Kelurahan');
};

const Retry = ({ list }: { list: { retry: () => void } }) => (
  <Button look="tenang" onClick={list.retry}>
    Coba lagi
  </Button>
);
