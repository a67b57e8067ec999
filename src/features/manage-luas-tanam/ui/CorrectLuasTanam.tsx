import { useState } from 'react';
import { luasTanamRules, pusoRules } from '#contract/resources/luas-tanam.ts';
import { usePeriodeAt } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { bigChanges, RuledForm, SubmitButton } from '@/shared/form';
import type { Correction } from '@/shared/write';
import { type LuasForm, type LuasInput, luasOf, luasSebelumnya, SEDIKIT, valuesOf } from '../model/luas';
import { addedNames, editedNames } from '../model/pending-luas';
import { isSame } from '../model/petak';
import { useTanamDi } from '../model/use-tanam-di';
import { LuasFields } from './LuasFields';

const rules = [...luasTanamRules, ...pusoRules];

/** A planted area that waits, added or changed, in the form that it was typed into. */
export function CorrectLuasTanam({ variables, draft, save, onSaved }: Correction) {
  const { id } = variables;
  const input = variables.input as LuasInput;
  const { user_id, periode_luas_tanam_id, _method } = input;
  const user = useUser();
  const [kecamatanId, setKecamatanId] = useState(Number(input.kecamatan_id));
  const { periode, sebelumnya, isLoading } = usePeriodeAt('luas-tanam', periode_luas_tanam_id);
  const di = useTanamDi(kecamatanId, periode_luas_tanam_id, sebelumnya?.id);
  const taken = di.filled.filter((row) => row.id !== id && !isSame(row, input));

  const namesOf = ({ kecamatan_id, kelurahan_id, komoditi }: LuasInput) => {
    const own = user?.pengguna_kecamatan.find(({ kecamatans }) => kecamatans.id === Number(kecamatan_id))?.kecamatans;
    const desa = di.desa.find((row) => row.id === Number(kelurahan_id));
    if (!own || !desa || !periode) return undefined;
    const where = `${own.nama_kecamatan}, ${periode.nama_periode}`;
    return (id === undefined ? addedNames : editedNames)(komoditi, desa.nama_desa_kelurahan, where);
  };

  // The period's name stands in the form from its beginning.
  if (isLoading) return <p role="status">Memuat…</p>;
  return (
    <RuledForm<LuasForm>
      rules={rules}
      initialValues={{ nama_periode: periode?.nama_periode ?? '', ...valuesOf(input) }}
      fixed={{ user_id, periode_luas_tanam_id, ...(_method && { _method }) }}
      doubts={(values) => bigChanges(values, luasOf(luasSebelumnya(di.before, values)), SEDIKIT)}
      save={({ nama_periode: _, ...values }) => save({ ...variables, input: values }, namesOf(values))}
      onSaved={onSaved}
      draft={draft}
    >
      <LuasFields di={di} onKecamatan={setKecamatanId} taken={taken} next={undefined} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
