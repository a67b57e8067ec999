import { useState } from 'react';
import { FormSpy, useFormState } from 'react-final-form';
import { addKetersediaanPanganRules, editKetersediaanPanganRules } from '#contract/resources/ketersediaan-pangan.ts';
import { allKetersediaan } from '@/entities/ketersediaan-pangan';
import { allPangan } from '@/entities/pangan';
import { type Periode, usePeriodeAt } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { useWholeList } from '@/shared/api';
import { bigChanges, RuledForm, SelectField, SubmitButton } from '@/shared/form';
import { useFailureToast } from '@/shared/ui/toaster';
import type { Correction } from '@/shared/write';
import { addedNames, editedNames } from '../model/pending-stok';
import { type KetersediaanInput, type StokSebelumnya, standsOf, stokOf, typedStok } from '../model/stok';
import { KetersediaanFields, PanganField } from './KetersediaanFields';

/** A food's row that waits, added or changed, in the form that it was typed into. */
export function CorrectKetersediaanPangan({ variables, draft, save, onSaved }: Correction) {
  const { id } = variables;
  const waiting = variables.input as KetersediaanInput;
  const { kecamatan_id, pangan_id } = waiting;
  const user = useUser();
  const [kecamatanId, setKecamatanId] = useState(Number(kecamatan_id));
  const { periode, sebelumnya } = usePeriodeAt('ketersediaan-pangan', waiting.periode_ketersediaan_pangan_id);
  const pangan = useWholeList(allPangan);
  useFailureToast(pangan.error, 'Gagal mendapatkan data pangan');
  const of = (one: Periode | undefined) => (kecamatanId && one ? allKetersediaan(one.id, kecamatanId) : null);
  const filled = useWholeList(of(periode));
  const before = useWholeList(of(sebelumnya));
  const was = (panganId: unknown) => before.rows.find((row) => row.pangan_id === Number(panganId));
  const isOwn = (panganId: number) => kecamatanId === Number(kecamatan_id) && panganId === Number(pangan_id);
  const isTaken = (panganId: number) => !isOwn(panganId) && filled.rows.some((row) => row.pangan_id === panganId);
  const own = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);

  const namesOf = (input: KetersediaanInput) => {
    const tempat = own.find((one) => one.id === Number(input.kecamatan_id))?.nama_kecamatan;
    const nama = pangan.rows.find((one) => one.id === Number(input.pangan_id))?.nama_pangan;
    if (!tempat || !nama || !periode) return undefined;
    return (id === undefined ? addedNames : editedNames)(nama, tempat, periode.nama_periode);
  };

  return (
    <RuledForm<KetersediaanInput>
      rules={id === undefined ? addKetersediaanPanganRules : editKetersediaanPanganRules}
      initialValues={{
        kecamatan_id: String(kecamatan_id),
        pangan_id: String(pangan_id),
        ...typedStok(waiting),
      }}
      fixed={standsOf(waiting)}
      doubts={(input) => bigChanges(input, stokOf(was(input.pangan_id)))}
      save={(input) => save({ ...variables, input }, namesOf(input))}
      onSaved={onSaved}
      draft={draft}
    >
      <FormSpy<KetersediaanInput>
        subscription={{ values: true }}
        onChange={({ values: now }) => setKecamatanId(Number(now?.kecamatan_id ?? 0))}
      />
      <SelectField
        name="kecamatan_id"
        label="Kecamatan"
        placeholder="Pilih Kecamatan"
        options={own.map((one) => [one.id, one.nama_kecamatan])}
        disabled={id !== undefined}
      />
      <PanganField pangan={pangan.rows} isTaken={isTaken} disabled={id !== undefined} />
      <FiguresOf was={was} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}

/** The three figures beside those of the chosen food in the period before. */
function FiguresOf({ was }: { was: (panganId: unknown) => StokSebelumnya | undefined }) {
  const { values } = useFormState<KetersediaanInput>({ subscription: { values: true } });
  return <KetersediaanFields sebelumnya={was(values['pangan_id'])} />;
}
