import { addTimbangBalitaRules, editTimbangBalitaRules, skdnRules } from '#contract/resources/timbang-balita.ts';
import { usePeriodeAt } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { allTimbang } from '@/entities/timbang-balita';
import { useDesaKelurahan } from '@/entities/wilayah';
import { useWholeList } from '@/shared/api';
import { bigChanges, RuledForm, SubmitButton } from '@/shared/form';
import type { Correction } from '@/shared/write';
import { hitunganOf, SEDIKIT, type TimbangInput, timbangDi, typedHitungan } from '../model/hitungan';
import { addedNames, editedNames } from '../model/pending-timbang';
import { TimbangFields } from './TimbangFields';

const addRules = [...addTimbangBalitaRules, ...skdnRules];
const editRules = [...editTimbangBalitaRules, ...skdnRules];

/** A weighing that waits, added or changed, in the form that it was typed into. */
export function CorrectTimbangBalita({ variables, draft, save, onSaved }: Correction) {
  const { id } = variables;
  const input = variables.input as TimbangInput;
  const { user_id, periode_timbang_balita_id, _method } = input;
  const kecamatan_id = Number(input.kecamatan_id);
  const user = useUser();
  const { periode, sebelumnya } = usePeriodeAt('timbang-balita', periode_timbang_balita_id);
  const desa = useDesaKelurahan(kecamatan_id);
  const filled = useWholeList(periode && allTimbang(periode.id, kecamatan_id));
  const before = useWholeList(sebelumnya && allTimbang(sebelumnya.id, kecamatan_id));
  const own = user?.pengguna_kecamatan.find(({ kecamatans }) => kecamatans.id === kecamatan_id)?.kecamatans;
  const taken = new Set(filled.rows.filter((row) => row.id !== id).map(({ kelurahan_id }) => String(kelurahan_id)));

  const namesOf = ({ kelurahan_id }: TimbangInput) => {
    const nama = desa.rows.find((row) => row.id === Number(kelurahan_id))?.nama_desa_kelurahan;
    if (!nama || !own || !periode) return undefined;
    return (id === undefined ? addedNames : editedNames)(nama, own.nama_kecamatan, periode.nama_periode);
  };

  return (
    <RuledForm<TimbangInput>
      rules={id === undefined ? addRules : editRules}
      initialValues={{
        kecamatan_id: String(kecamatan_id),
        kelurahan_id: String(input.kelurahan_id),
        ...typedHitungan(input),
      }}
      fixed={{
        ...{ user_id, periode_timbang_balita_id, kecamatan_id },
        ...(id !== undefined && { id }),
        ...(_method && { _method }),
      }}
      doubts={(values) => bigChanges(values, hitunganOf(timbangDi(before.rows, values.kelurahan_id)), SEDIKIT)}
      save={(values) => save({ ...variables, input: values }, namesOf(values))}
      onSaved={onSaved}
      draft={draft}
    >
      <TimbangFields
        kecamatan={own ?? { id: kecamatan_id, nama_kecamatan: '' }}
        desa={desa.rows}
        isTaken={(kelurahanId) => kelurahanId !== String(input.kelurahan_id) && taken.has(kelurahanId)}
        before={before.rows}
      />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
