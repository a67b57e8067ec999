import { useForm } from 'react-final-form';
import { untukNamaLain } from '#contract/nama-lain.ts';
import { useDesaKelurahan } from '@/entities/wilayah';
import { SelectField, useFieldValue } from '@/shared/form';
import { useKomoditiPilihan, usePanganPilihan } from '../model/use-pilihan';
import { KecamatanField } from './KecamatanField';

const TARGETS = ['komoditi_id', 'pangan_id', 'kelurahan_id'] as const;
const kinds = untukNamaLain.map((one) => [one, one] as const);

/** The kind of thing that a name means, and which one of that kind. */
export function ArtiFields() {
  const form = useForm();
  const untuk = useFieldValue('untuk');
  const clearTargets = () => {
    for (const target of TARGETS) form.change(target, '');
  };
  return (
    <>
      <SelectField name="untuk" label="Untuk" placeholder="Pilih Untuk Apa" options={kinds} onChange={clearTargets} />
      {untuk === 'Komoditi' && <KomoditiTarget />}
      {untuk === 'Pangan' && <PanganTarget />}
      {untuk === 'Desa/Kelurahan' && <DesaTarget />}
    </>
  );
}

const KomoditiTarget = () => (
  <SelectField name="komoditi_id" label="Komoditi" placeholder="Pilih Komoditi" options={useKomoditiPilihan()} />
);

const PanganTarget = () => (
  <SelectField name="pangan_id" label="Pangan" placeholder="Pilih Pangan" options={usePanganPilihan()} />
);

function DesaTarget() {
  const form = useForm();
  const kecamatan = Number(useFieldValue('kecamatan_id')) || 0;
  const desa = useDesaKelurahan(kecamatan);
  return (
    <>
      <KecamatanField onChange={() => form.change('kelurahan_id', '')} />
      <SelectField
        name="kelurahan_id"
        label="Desa atau kelurahan"
        placeholder={kecamatan ? 'Pilih Desa atau Kelurahan' : 'Pilih kecamatan dulu'}
        options={desa.rows.map(({ id, nama_desa_kelurahan }) => [id, nama_desa_kelurahan] as const)}
        disabled={!kecamatan}
      />
    </>
  );
}
