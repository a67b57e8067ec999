import { useForm } from 'react-final-form';
import { untukNamaLain } from '#contract/resources/acuan/nama-lain-limits.ts';
import { SelectField, useFieldValue } from '@/shared/form';
import { useKomoditiPilihan, usePanganPilihan } from '../model/use-pilihan';
import { DesaFields } from './DesaFields';

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
      {untuk === 'Desa/Kelurahan' && <DesaFields />}
    </>
  );
}

const KomoditiTarget = () => (
  <SelectField name="komoditi_id" label="Komoditi" placeholder="Pilih Komoditi" options={useKomoditiPilihan()} />
);

const PanganTarget = () => (
  <SelectField name="pangan_id" label="Pangan" placeholder="Pilih Pangan" options={usePanganPilihan()} />
);
