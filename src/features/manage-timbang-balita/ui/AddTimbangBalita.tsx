import { addTimbangBalitaRules, skdnRules } from '#contract/resources/timbang-balita.ts';
import { useUser } from '@/entities/session';
import type { TimbangBalita } from '@/entities/timbang-balita';
import type { DesaKelurahan } from '@/entities/wilayah';
import { bigChanges, EntryButtons, FilledUnknown, RuledForm, useEntry, useFilled } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Sheet, type SheetProps } from '@/shared/ui/sheet';
import { useSave } from '@/shared/write';
import { ADD_TIMBANG_BALITA } from '../api/timbang-balita';
import { hitunganOf, SEDIKIT, type TimbangInput, timbangDi, typedHitungan } from '../model/hitungan';
import { addedNames } from '../model/pending-timbang';
import { TimbangFields } from './TimbangFields';

interface AddTimbangBalitaProps {
  periode: { id: number; nama_periode: string };
  kecamatan: { id: number; nama_kecamatan: string };
  /** All villages of the sub-district. */
  desa: readonly DesaKelurahan[];
  /** Its weighings in this period, whoever wrote them. */
  filled: readonly TimbangBalita[];
  /** Those of the period before. */
  before: readonly TimbangBalita[];
  /** Opens the officer's own row of a village that is there already. */
  onFilled: (id: number) => void;
  onClose: () => void;
  /** What is filled already is not known yet. */
  isLoading: boolean;
  /** The villages did not come. */
  missing: SheetProps['missing'];
  /** What is filled already did not come: asks for it again. */
  onUnknown: (() => void) | undefined;
}

const rules = [...addTimbangBalitaRules, ...skdnRules];

/** Dialog 'Tambah Timbang Balita': stays open for village after village. */
export function AddTimbangBalita(props: AddTimbangBalitaProps) {
  const { periode, kecamatan, desa, filled, before, onFilled, onClose, isLoading, missing, onUnknown } = props;
  const user = useUser();
  const entry = useEntry(onClose);
  const namesOf = (kelurahanId: string) => {
    const nama = desa.find(({ id }) => id === Number(kelurahanId))?.nama_desa_kelurahan ?? '';
    return addedNames(nama, kecamatan.nama_kecamatan, periode.nama_periode);
  };
  const add = useSave(ADD_TIMBANG_BALITA, {
    done: 'Berhasil menambahkan timbang balita',
    failed: (reason) => ['Gagal menambahkan timbang balita', reason].filter(Boolean).join('. '),
    refresh: ['timbangBalita'],
    queue: { entity: 'timbangBalita', names: ({ input }) => namesOf(input.kelurahan_id) },
  });

  const place = useFilled<TimbangBalita, TimbangInput>({
    entity: 'timbangBalita',
    rows: filled,
    isHere: (input) => input.periode_timbang_balita_id === periode.id,
    keyOf: ({ kelurahan_id }) => String(kelurahan_id),
  });
  const ids = desa.map(({ id }) => String(id));

  const help = () => {
    if (desa.length === 0) return 'Belum ada desa/kelurahan';
    return !onUnknown && `${ids.filter(place.isTaken).length} dari ${desa.length} desa/kelurahan sudah diisi`;
  };

  return (
    <Sheet title="Tambah Timbang Balita" onClose={onClose} isLoading={isLoading || place.isLoading} missing={missing}>
      <RuledForm<TimbangInput>
        rules={rules}
        initialValues={{
          kecamatan_id: String(kecamatan.id),
          kelurahan_id: place.nextOf(ids) ?? '',
          ...typedHitungan(),
        }}
        fixed={{ user_id: user?.id, periode_timbang_balita_id: periode.id, kecamatan_id: kecamatan.id }}
        doubts={(input) => bigChanges(input, hitunganOf(timbangDi(before, input.kelurahan_id)), SEDIKIT)}
        save={(input, form) => place.saving(input, () => add({ input }, { form }))}
        entry={entry}
        draft={`${user?.id}/timbangBalita/${periode.id}/${kecamatan.id}`}
      >
        <TimbangFields kecamatan={kecamatan} desa={desa} isTaken={place.isTaken} help={help()} before={before} />
        {onUnknown && <FilledUnknown onRetry={onUnknown} />}
        {place.twin && (
          <Button look="tenang" onClick={() => place.twin && onFilled(place.twin)}>
            Buka data yang sudah ada
          </Button>
        )}
        <EntryButtons entry={entry} />
      </RuledForm>
    </Sheet>
  );
}
