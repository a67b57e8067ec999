import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-final-form';
import { addKetersediaanPanganRules } from '#contract/resources/ketersediaan-pangan.ts';
import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import { allPangan } from '@/entities/pangan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { missingOf, useWholeList, type WholeList } from '@/shared/api';
import { bigChanges, EntryButtons, FilledUnknown, RuledForm, SelectField, useEntry, useFilled } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { useFailureToast } from '@/shared/ui/toaster';
import { type SavingForm, useSave } from '@/shared/write';
import { ADD_KETERSEDIAAN_PANGAN } from '../api/ketersediaan-pangan';
import { addedNames } from '../model/pending-stok';
import { type KetersediaanInput, stokOf, typedStok } from '../model/stok';
import { KetersediaanFields, PanganField } from './KetersediaanFields';

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
  /** It did not come: asks for it again. */
  onUnknown: (() => void) | undefined;
}

/** Modal 'Tambah Ketersediaan Pangan': stays open for food after food. */
export function AddKetersediaanPangan(props: AddKetersediaanPanganProps) {
  const { periode, kecamatanId, filled, before, onFilled, onClose, isLoading, onUnknown } = props;
  const user = useUser();
  const pangan = useWholeList(allPangan);
  useFailureToast(pangan.error, 'Gagal mendapatkan data pangan');
  const entry = useEntry(onClose);
  const [kecamatan, setKecamatan] = useState(kecamatanId);
  const namaOf = (id: unknown) => pangan.rows.find((row) => row.id === Number(id))?.nama_pangan ?? '';
  const namesOf = ({ pangan_id, kecamatan_id }: Record<'pangan_id' | 'kecamatan_id', unknown>) => {
    const tempat = user?.pengguna_kecamatan.find(({ kecamatans }) => kecamatans.id === Number(kecamatan_id));
    return addedNames(namaOf(pangan_id), tempat?.kecamatans.nama_kecamatan ?? '', periode.nama_periode);
  };
  const add = useSave(ADD_KETERSEDIAAN_PANGAN, {
    done: 'Berhasil menambahkan ketersediaan pangan',
    failed: 'Gagal menambahkan ketersediaan pangan',
    refresh: ['ketersediaanPangan', 'rekapKetersediaanPangan'],
    queue: { entity: 'ketersediaanPangan', names: ({ input }) => namesOf(input) },
  });

  const place = useFilled<KetersediaanPangan, KetersediaanInput>({
    entity: 'ketersediaanPangan',
    rows: filled,
    isHere: (input) => input.periode_ketersediaan_pangan_id === periode.id,
    keyOf: ({ kecamatan_id, pangan_id }) => keyOf(kecamatan_id, pangan_id),
  });
  const keys = new Map(pangan.rows.map(({ id }) => [keyOf(kecamatan, id), String(id)]));
  const was = (values: Partial<KetersediaanInput>) =>
    before.find(
      (row) => row.kecamatan_id === Number(values.kecamatan_id) && row.pangan_id === Number(values.pangan_id),
    );

  const save = (input: KetersediaanInput, form: SavingForm) => {
    setKecamatan(Number(input.kecamatan_id));
    return place.saving(input, () => add({ input }, { form }));
  };

  return (
    <Sheet
      title="Tambah Ketersediaan Pangan"
      onClose={onClose}
      isLoading={isLoading || place.isLoading || pangan.isLoading}
      missing={missingOf(pangan)}
    >
      <RuledForm<KetersediaanInput>
        rules={addKetersediaanPanganRules}
        initialValues={{
          kecamatan_id: kecamatan ? String(kecamatan) : '',
          pangan_id: keys.get(place.nextOf([...keys.keys()]) ?? '') ?? '',
          ...typedStok(),
        }}
        fixed={{ periode_ketersediaan_pangan_id: periode.id }}
        doubts={(input) => bigChanges(input, stokOf(was(input)))}
        save={save}
        entry={entry}
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
              <PanganField
                pangan={pangan.rows}
                isTaken={(id) => place.isTaken(keyOf(values.kecamatan_id, id))}
                help={helpOf(pangan, (id) => place.isTaken(keyOf(values.kecamatan_id, id)))}
              />
              {onUnknown && <FilledUnknown onRetry={onUnknown} />}
              {place.twin && (
                <Button look="tenang" onClick={() => place.twin && onFilled(place.twin)}>
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

/** Said only where all foods are known. */
const helpOf = ({ rows, isWhole }: WholeList<{ id: number }>, isTaken: (id: number) => boolean) => {
  if (!isWhole || !rows.every(({ id }) => isTaken(id))) return undefined;
  return rows.length > 0 ? 'Semua pangan sudah diisi' : 'Belum ada pangan';
};

/** A food has one row for each sub-district. */
const keyOf = (kecamatan: unknown, pangan: unknown): string => `${kecamatan}/${pangan}`;

/** What depends on what is being typed. */
function WithValues({ children }: { children: (values: Partial<KetersediaanInput>) => ReactNode }) {
  const { values } = useFormState<KetersediaanInput>({ subscription: { values: true } });
  return children(values ?? {});
}
