import type { HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import { allKomoditi } from '@/entities/komoditi';
import { useUser } from '@/entities/session';
import { missingOf, useWholeList } from '@/shared/api';
import { bigChanges, EntryButtons, FilledUnknown, RuledForm, useEntry, useFilled } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { useFailureToast } from '@/shared/ui/toaster';
import { useSave } from '@/shared/write';
import { type HargaInput, hargaOf, typedHarga } from '../model/harga';
import type { Lingkup } from '../model/lingkup';
import { addedNames } from '../model/pending-harga';
import { KomoditiField, KomoditiPrices } from './HargaFields';

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
  /** It did not come: asks for it again. */
  onUnknown: (() => void) | undefined;
}

/** Modal 'Tambah Harga Pangan': stays open for commodity after commodity. */
export function AddHargaPangan(props: AddHargaPanganProps) {
  const { lingkup, fixed, where, filled, before, onFilled, onClose, isLoading, onUnknown } = props;
  const user = useUser();
  const komoditi = useWholeList(allKomoditi);
  useFailureToast(komoditi.error, 'Gagal mendapatkan data komoditi');
  const entry = useEntry(onClose);
  const namaOf = (id: unknown) => komoditi.rows.find((row) => row.id === Number(id))?.nama_komoditi ?? '';
  const add = useSave(lingkup.add, {
    done: lingkup.added,
    failed: 'Gagal menambahkan harga pangan',
    refresh: [lingkup.field],
    queue: { entity: lingkup.field, names: ({ input }) => addedNames(namaOf(input.komoditi_id), where) },
  });

  const place = useFilled<Barang, HargaInput>({
    entity: lingkup.field,
    rows: filled,
    isHere: ({ periode_harga_pangan_id: periode, kecamatan_id }) =>
      periode === fixed.periode_harga_pangan_id && kecamatan_id === fixed.kecamatan_id,
    keyOf: ({ komoditi_id }) => String(komoditi_id),
  });
  const ids = komoditi.rows.map(({ id }) => String(id));
  const was = (komoditiId: unknown) => before.find(({ komoditi_id }) => komoditi_id === Number(komoditiId));

  return (
    <Sheet
      title="Tambah Harga Pangan"
      onClose={onClose}
      isLoading={isLoading || place.isLoading || komoditi.isLoading}
      missing={missingOf(komoditi)}
    >
      <RuledForm<HargaInput>
        rules={lingkup.addRules}
        initialValues={{ komoditi_id: place.nextOf(ids) ?? '', ...typedHarga() }}
        fixed={fixed}
        doubts={(input) => bigChanges(input, hargaOf(was(input.komoditi_id)))}
        save={(input, form) => place.saving(input, () => add({ input }, { form }))}
        entry={entry}
        draft={`${user?.id}/${lingkup.field}/${fixed.periode_harga_pangan_id}/${fixed.kecamatan_id ?? 'kabupaten'}`}
      >
        <KomoditiField
          komoditi={komoditi.rows}
          isTaken={(id) => place.isTaken(String(id))}
          help={
            komoditi.isWhole &&
            ids.every(place.isTaken) &&
            (ids.length > 0 ? 'Semua komoditi sudah diisi' : 'Belum ada komoditi')
          }
        />
        {onUnknown && <FilledUnknown onRetry={onUnknown} />}
        {place.twin && (
          <Button look="tenang" onClick={() => place.twin && onFilled(place.twin)}>
            Buka harga yang sudah ada
          </Button>
        )}
        <KomoditiPrices was={was} />
        <EntryButtons entry={entry} />
      </RuledForm>
    </Sheet>
  );
}

/** What may have one price in a place. */
type Barang = Pick<HargaPanganKutaiBarat, 'komoditi_id'>;
