import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import { KOMODITI_LIST } from '@/entities/komoditi';
import { useSession } from '@/entities/session';
import { useSave, useWholeList, WHOLE } from '@/shared/api';
import { EntryButtons, RuledForm, SelectField, useAskOnce, useEntry } from '@/shared/form';
import { useWritten } from '@/shared/outbox';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import type { HargaInput } from '../model/harga-input';
import type { Lingkup } from '../model/lingkup';
import { HargaFields } from './HargaFields';

interface AddHargaPanganProps {
  lingkup: Lingkup;
  /** What is not typed: the period, and the sub-district where there is one. */
  fixed: Pick<HargaInput, 'kecamatan_id' | 'periode_harga_pangan_id'>;
  /** Names place and period. */
  where: string;
  /** All prices of the place in this period, whoever wrote them. */
  filled: readonly HargaPanganKutaiBarat[];
  /** Those of the period before. */
  before: readonly HargaPanganKutaiBarat[];
  /** The price is there already, written by the officer himself: opens it. */
  onFilled: (id: number) => void;
  onClose: () => void;
  /** What is filled already is not known yet. */
  isLoading: boolean;
}

/** Modal 'Tambah Harga Pangan': stays open for commodity after commodity. */
export function AddHargaPangan(props: AddHargaPanganProps) {
  const { lingkup, fixed, where, filled, before, onFilled, onClose, isLoading } = props;
  const { user } = useSession();
  const komoditi = useWholeList(KOMODITI_LIST, { limit: WHOLE });
  const entry = useEntry(onClose);
  const [done, setDone] = useState<readonly number[]>([]);
  /** The officer's own row that is in the way. */
  const [twin, setTwin] = useState<number | null>(null);
  const namaOf = (id: unknown) => komoditi.rows.find((row) => row.id === Number(id))?.nama_komoditi ?? '';
  const add = useSave(lingkup.add, {
    done: lingkup.added,
    failed: 'Gagal menambahkan harga pangan',
    refresh: [lingkup.field],
    queue: {
      entity: lingkup.field,
      label: ({ input }) => `Harga ${namaOf(input.komoditi_id)}, ${where}`,
    },
  });

  const written = useWritten(lingkup.field);
  const waiting = written.items
    .map(({ variables }) => variables.input as HargaInput)
    .filter((input) => isSamePlace(input, fixed));
  const taken = new Set([...filled, ...waiting].map(({ komoditi_id }) => Number(komoditi_id)).concat(done));
  const free = komoditi.rows.filter(({ id }) => !taken.has(id));
  const last = komoditi.rows.findIndex(({ id }) => id === done.at(-1));
  const next = komoditi.rows.slice(last + 1).find(({ id }) => !taken.has(id)) ?? free[0];
  const was = (komoditiId: unknown) => before.find(({ komoditi_id }) => komoditi_id === Number(komoditiId));

  const save = useAskOnce(
    ({ komoditi_id }: HargaInput) => {
      const { harga_eceran, harga_grosir } = was(komoditi_id) ?? {};
      return { harga_eceran, harga_grosir };
    },
    async (input: HargaInput) => {
      const outcome = await add({ input });
      if (!outcome.error) setDone((ids) => [...ids, Number(input.komoditi_id)]);
      const { id, milik_sendiri } = outcome.error?.data ?? {};
      setTwin(id && milik_sendiri ? id : null);
      return outcome;
    },
  );

  return (
    <Sheet
      title="Tambah Harga Pangan"
      onClose={onClose}
      isLoading={isLoading || written.isLoading || komoditi.isLoading}
    >
      <RuledForm<HargaInput>
        key={entry.round}
        rules={lingkup.addRules}
        initialValues={{ komoditi_id: next ? String(next.id) : '', harga_eceran: '', harga_grosir: '' }}
        fixed={fixed}
        save={save}
        onSaved={entry.saved}
        draft={`${user?.id}/${lingkup.field}/${fixed.periode_harga_pangan_id}/${fixed.kecamatan_id ?? 'kabupaten'}`}
      >
        <SelectField
          name="komoditi_id"
          label="Komoditi"
          placeholder="Pilih Komoditi"
          options={komoditi.rows.map(({ id, nama_komoditi, satuan }) =>
            taken.has(id) ? [id, `${nama_komoditi} (sudah diisi)`, true] : [id, `${nama_komoditi} (per ${satuan})`],
          )}
          help={free.length === 0 && 'Semua komoditi sudah diisi'}
        />
        {twin && (
          <Button look="tenang" onClick={() => onFilled(twin)}>
            Buka harga yang sudah ada
          </Button>
        )}
        <PricesOf was={was} />
        <EntryButtons entry={entry} />
      </RuledForm>
    </Sheet>
  );
}

const isSamePlace = (input: HargaInput, { kecamatan_id, periode_harga_pangan_id }: AddHargaPanganProps['fixed']) =>
  input.periode_harga_pangan_id === periode_harga_pangan_id && input.kecamatan_id === kecamatan_id;

/** The price fields beside the chosen commodity's prices of the period before. */
function PricesOf({ was }: { was: (komoditiId: unknown) => HargaPanganKutaiBarat | undefined }) {
  const { values } = useFormState<HargaInput>({ subscription: { values: true } });
  return <HargaFields sebelumnya={was(values['komoditi_id'])} />;
}
