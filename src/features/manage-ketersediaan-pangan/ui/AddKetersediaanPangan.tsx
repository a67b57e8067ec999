import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-final-form';
import { addKetersediaanPanganRules } from '#contract/rules/ketersediaan-pangan.ts';
import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import { PANGAN_LIST } from '@/entities/pangan';
import type { Periode } from '@/entities/periode';
import { useSession } from '@/entities/session';
import { useSave, useWholeList, WHOLE } from '@/shared/api';
import { EntryButtons, RuledForm, SelectField, useAskOnce, useEntry } from '@/shared/form';
import { useWritten } from '@/shared/outbox';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { ADD_KETERSEDIAAN_PANGAN } from '../api/add-ketersediaan-pangan';
import type { KetersediaanInput } from '../model/ketersediaan-input';
import { KetersediaanFields } from './KetersediaanFields';

interface AddKetersediaanPanganProps {
  periode: Periode;
  /** The sub-district that is chosen already, 0 while none is. */
  kecamatanId: number;
  /** All rows of this period, whoever wrote them, and those of the period before. */
  filled: readonly KetersediaanPangan[];
  before: readonly KetersediaanPangan[];
  /** The row is there already, written by the officer himself: opens it. */
  onFilled: (id: number) => void;
  onClose: () => void;
  /** What is filled already is not known yet. */
  isLoading: boolean;
}

/** Modal 'Tambah Ketersediaan Pangan': stays open for food after food. */
export function AddKetersediaanPangan(props: AddKetersediaanPanganProps) {
  const { periode, kecamatanId, filled, before, onFilled, onClose, isLoading } = props;
  const { user } = useSession();
  const pangan = useWholeList(PANGAN_LIST, { limit: WHOLE });
  const entry = useEntry(onClose);
  const [last, setLast] = useState({ kecamatan_id: kecamatanId, pangan_id: 0 });
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [twin, setTwin] = useState<number | null>(null);
  const namaOf = (id: unknown) => pangan.rows.find((row) => row.id === Number(id))?.nama_pangan ?? '';
  const add = useSave(ADD_KETERSEDIAAN_PANGAN, {
    done: 'Berhasil menambahkan ketersediaan pangan',
    failed: 'Gagal menambahkan ketersediaan pangan',
    refresh: ['ketersediaanPangan', 'rekapKetersediaanPangan'],
    queue: {
      entity: 'ketersediaanPangan',
      label: ({ input }) => `Ketersediaan ${namaOf(input.pangan_id)}, ${periode.nama_periode}`,
    },
  });

  const written = useWritten('ketersediaanPangan');
  const waiting = written.items
    .map(({ variables }) => variables.input as KetersediaanInput)
    .filter((input) => input.periode_ketersediaan_pangan_id === periode.id);
  const isTaken = (kecamatan_id: number, pangan_id: number) =>
    done.has(`${kecamatan_id}/${pangan_id}`) ||
    [...filled, ...waiting].some(
      (row) => Number(row.kecamatan_id) === kecamatan_id && Number(row.pangan_id) === pangan_id,
    );
  const was = (values: Partial<KetersediaanInput>) =>
    before.find(
      (row) => row.kecamatan_id === Number(values.kecamatan_id) && row.pangan_id === Number(values.pangan_id),
    );
  const begin = pangan.rows.findIndex(({ id }) => id === last.pangan_id) + 1;
  const next = [...pangan.rows.slice(begin), ...pangan.rows].find(({ id }) => !isTaken(last.kecamatan_id, id));

  const save = useAskOnce(
    (input: KetersediaanInput) => {
      const { harga_rata_rata, kebutuhan, ketersediaan } = was(input) ?? {};
      return { harga_rata_rata, kebutuhan, ketersediaan };
    },
    async (input: KetersediaanInput) => {
      const outcome = await add({ input });
      const place = { kecamatan_id: Number(input.kecamatan_id), pangan_id: Number(input.pangan_id) };
      if (!outcome.error) {
        setLast(place);
        setDone((pairs) => new Set(pairs).add(`${place.kecamatan_id}/${place.pangan_id}`));
      }
      const { id, milik_sendiri } = outcome.error?.data ?? {};
      setTwin(id && milik_sendiri ? id : null);
      return outcome;
    },
  );

  return (
    <Sheet
      title="Tambah Ketersediaan Pangan"
      onClose={onClose}
      isLoading={isLoading || written.isLoading || pangan.isLoading}
    >
      <RuledForm<KetersediaanInput>
        key={entry.round}
        rules={addKetersediaanPanganRules}
        initialValues={{
          kecamatan_id: last.kecamatan_id ? String(last.kecamatan_id) : '',
          pangan_id: next ? String(next.id) : '',
          harga_rata_rata: '',
          kebutuhan: '',
          ketersediaan: '',
        }}
        fixed={{ periode_ketersediaan_pangan_id: periode.id }}
        save={save}
        onSaved={entry.saved}
        draft={`${user?.id}/ketersediaan-pangan/${periode.id}`}
      >
        <SelectField
          name="kecamatan_id"
          label="Kecamatan"
          placeholder="Pilih Kecamatan"
          options={(user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => [kecamatans.id, kecamatans.nama_kecamatan])}
        />
        <WithValues>
          {(values) => (
            <>
              <SelectField
                name="pangan_id"
                label="Pangan"
                placeholder="Pilih Pangan"
                options={pangan.rows.map(({ id, nama_pangan }) =>
                  isTaken(Number(values.kecamatan_id), id)
                    ? [id, `${nama_pangan} (sudah diisi)`, true]
                    : [id, nama_pangan],
                )}
              />
              {twin && (
                <Button look="tenang" onClick={() => onFilled(twin)}>
                  Buka data yang sudah ada
                </Button>
              )}
              <KetersediaanFields sebelumnya={was(values)} />
            </>
          )}
        </WithValues>
        <EntryButtons entry={entry} />
      </RuledForm>
    </Sheet>
  );
}

/** What depends on what is being typed. */
function WithValues({ children }: { children: (values: Partial<KetersediaanInput>) => ReactNode }) {
  const { values } = useFormState<KetersediaanInput>({ subscription: { values: true } });
  return children(values ?? {});
}
