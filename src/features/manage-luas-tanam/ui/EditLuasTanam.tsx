import { useState } from 'react';
import { luasTanamRules, pusoRules } from '#contract/resources/luas-tanam.ts';
import type { LuasTanam } from '@/entities/luas-tanam';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { bigChanges, RuledForm, SubmitButton } from '@/shared/form';
import { useEdit } from '@/shared/write';
import { EDIT_LUAS_TANAM } from '../api/luas-tanam';
import { type LuasForm, luasOf, luasSebelumnya, SEDIKIT, valuesOf } from '../model/luas';
import { editedNames } from '../model/pending-luas';
import { nextPetak, type Petak } from '../model/petak';
import { useTanamDi } from '../model/use-tanam-di';
import { LuasFields } from './LuasFields';

interface EditLuasTanamProps {
  luas: LuasTanam;
  sebelumnya: Periode | null;
  onSaved: () => void;
}

const rules = [...luasTanamRules, ...pusoRules];

export function EditLuasTanam({ luas, sebelumnya, onSaved }: EditLuasTanamProps) {
  const user = useUser();
  const { id, periode_luas_tanam_id } = luas;
  const [kecamatanId, setKecamatanId] = useState(luas.kecamatan_id);
  const di = useTanamDi(kecamatanId, periode_luas_tanam_id, sebelumnya?.id);
  const namesOf = ({ kecamatan_id, kelurahan_id, komoditi }: Petak & { kecamatan_id: string }) => {
    const own = user?.pengguna_kecamatan.find(({ kecamatans }) => kecamatans.id === Number(kecamatan_id))?.kecamatans;
    const desa = di.desa.find((row) => row.id === Number(kelurahan_id))?.nama_desa_kelurahan;
    const where = `${own?.nama_kecamatan ?? luas.nama_kecamatan}, ${luas.nama_periode}`;
    return editedNames(komoditi, desa ?? luas.nama_desa_kelurahan, where);
  };
  const edit = useEdit(EDIT_LUAS_TANAM, luas.revisi, {
    done: 'Berhasil mengubah data luas tanam',
    failed: 'Gagal mengubah data luas tanam',
    refresh: ['luasTanam'],
    queue: { entity: 'luasTanam', names: ({ input }) => namesOf(input) },
  });
  const taken = di.filled.filter((row) => row.id !== id);

  return (
    <RuledForm<LuasForm>
      rules={rules}
      initialValues={{ nama_periode: luas.nama_periode, ...valuesOf(luas) }}
      fixed={{ user_id: user?.id, periode_luas_tanam_id }}
      doubts={(input) => bigChanges(input, luasOf(luasSebelumnya(di.before, input)), SEDIKIT)}
      save={({ nama_periode: _, ...input }, form) => edit({ id, input: { ...input, _method: 'put' } }, form)}
      onSaved={onSaved}
      draft={`${user?.id}/luasTanam/edit/${id}`}
    >
      <LuasFields di={di} onKecamatan={setKecamatanId} taken={taken} next={nextPetak(di.desa, taken, undefined)} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
