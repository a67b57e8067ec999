import { useState } from 'react';
import { luasTanamRules, pusoRules } from '#contract/resources/luas-tanam.ts';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { bigChanges, EntryButtons, ownTwinOf, RuledForm, useEntry } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { type SavingForm, usePending, useSave } from '@/shared/write';
import { ADD_LUAS_TANAM } from '../api/luas-tanam';
import { type LuasForm, luasOf, luasSebelumnya, SEDIKIT, typedLuas } from '../model/luas';
import { addedNames } from '../model/pending-luas';
import { nextPetak, type Petak, petakOf, withoutDeleted } from '../model/petak';
import { useTanamDi } from '../model/use-tanam-di';
import { LuasFields } from './LuasFields';

interface AddLuasTanamProps {
  periode: Periode;
  sebelumnya: Periode | null;
  /** Opens the officer's own row of a crop that is there already. */
  onFilled: (id: number) => void;
  onClose: () => void;
}

const rules = [...luasTanamRules, ...pusoRules];

/** The form that stays open for crop after crop, village after village. */
export function AddLuasTanam({ periode, sebelumnya, onFilled, onClose }: AddLuasTanamProps) {
  const user = useUser();
  const own = user?.pengguna_kecamatan ?? [];
  const [kecamatanId, setKecamatanId] = useState((own.length === 1 && own[0]?.kecamatans.id) || 0);
  const di = useTanamDi(kecamatanId, periode.id, sebelumnya?.id);
  const entry = useEntry(onClose);
  const [done, setDone] = useState<readonly Petak[]>([]);
  /** The officer's own row that is in the way. */
  const [twin, setTwin] = useState<number | null>(null);
  const namesOf = ({ kecamatan_id, kelurahan_id, komoditi }: Petak & { kecamatan_id: string }) => {
    const desa = di.desa.find(({ id }) => id === Number(kelurahan_id))?.nama_desa_kelurahan ?? '';
    const kecamatan = own.find(({ kecamatans }) => kecamatans.id === Number(kecamatan_id))?.kecamatans.nama_kecamatan;
    return addedNames(komoditi, desa, `${kecamatan ?? ''}, ${periode.nama_periode}`);
  };
  const add = useSave(ADD_LUAS_TANAM, {
    done: 'Berhasil menambahkan luas tanam',
    failed: 'Gagal menambahkan luas tanam',
    refresh: ['luasTanam'],
    queue: { entity: 'luasTanam', names: ({ input }) => namesOf(input) },
  });
  const pending = usePending('luasTanam');
  const waiting = pending
    .map(({ variables }) => variables.input as Partial<LuasForm>)
    .filter((input) => input.periode_luas_tanam_id === periode.id);
  const taken = [...withoutDeleted(di.filled, pending), ...waiting.map(petakOf), ...done];
  const next = nextPetak(di.desa, taken, done.at(-1));

  const save = async ({ nama_periode: _, ...input }: LuasForm, form: SavingForm) => {
    setDone((rows) => [...rows, input]);
    setTwin(null);
    const outcome = await add({ input }, { form });
    if (outcome.error && outcome.key === undefined) {
      setDone((rows) => rows.filter((row) => row !== input));
      setTwin(ownTwinOf(outcome));
    }
    return outcome;
  };

  return (
    <RuledForm<LuasForm>
      rules={rules}
      initialValues={{
        nama_periode: periode.nama_periode,
        kecamatan_id: kecamatanId ? String(kecamatanId) : '',
        kelurahan_id: String(next?.kelurahan_id ?? ''),
        komoditi: next?.komoditi ?? '',
        ...typedLuas(),
      }}
      fixed={{ user_id: user?.id, periode_luas_tanam_id: periode.id }}
      doubts={(input) => bigChanges(input, luasOf(luasSebelumnya(di.before, input)), SEDIKIT)}
      save={save}
      entry={entry}
      draft={`${user?.id}/luasTanam/${periode.id}`}
    >
      <LuasFields di={di} onKecamatan={setKecamatanId} taken={taken} next={next} />
      {twin && (
        <Button look="tenang" onClick={() => onFilled(twin)}>
          Buka data yang sudah ada
        </Button>
      )}
      <EntryButtons entry={entry} />
    </RuledForm>
  );
}
