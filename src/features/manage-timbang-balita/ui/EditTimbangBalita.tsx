import { editTimbangBalitaRules, skdnRules } from '#contract/resources/timbang-balita.ts';
import { useUser } from '@/entities/session';
import type { TimbangBalita } from '@/entities/timbang-balita';
import type { DesaKelurahan } from '@/entities/wilayah';
import { bigChanges, RuledForm, SubmitButton } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { useEdit } from '@/shared/write';
import { EDIT_TIMBANG_BALITA } from '../api/timbang-balita';
import { hitunganOf, SEDIKIT, type TimbangInput, timbangDi, typedHitungan } from '../model/hitungan';
import { editedNames } from '../model/pending-timbang';
import { TimbangFields } from './TimbangFields';

interface EditTimbangBalitaProps {
  timbang: TimbangBalita;
  /** All villages of the sub-district. */
  desa: readonly DesaKelurahan[];
  /** Its weighings in this period, whoever wrote them. */
  filled: readonly TimbangBalita[];
  /** Those of the period before. */
  before: readonly TimbangBalita[];
  onClose: () => void;
}

const rules = [...editTimbangBalitaRules, ...skdnRules];

export function EditTimbangBalita({ timbang, desa, filled, before, onClose }: EditTimbangBalitaProps) {
  const user = useUser();
  const { id, kecamatan_id, periode_timbang_balita_id } = timbang;
  const namesOf = (kelurahanId: string) => {
    const nama = desa.find((row) => row.id === Number(kelurahanId))?.nama_desa_kelurahan;
    return editedNames(nama ?? timbang.nama_desa_kelurahan, timbang.nama_kecamatan, timbang.nama_periode);
  };
  const edit = useEdit(EDIT_TIMBANG_BALITA, timbang.revisi, {
    done: 'Berhasil mengubah data timbang balita',
    failed: 'Gagal mengubah data timbang balita',
    refresh: ['timbangBalita'],
    queue: { entity: 'timbangBalita', names: ({ input }) => namesOf(input.kelurahan_id) },
  });
  const taken = new Set(filled.filter((row) => row.id !== id).map(({ kelurahan_id }) => String(kelurahan_id)));

  return (
    <Sheet title="Edit Timbang Balita" onClose={onClose}>
      <RuledForm<TimbangInput>
        rules={rules}
        initialValues={{
          kecamatan_id: String(kecamatan_id),
          kelurahan_id: String(timbang.kelurahan_id),
          ...typedHitungan(timbang),
        }}
        fixed={{ id, user_id: user?.id, periode_timbang_balita_id, kecamatan_id }}
        doubts={(input) => bigChanges(input, hitunganOf(timbangDi(before, input.kelurahan_id)), SEDIKIT)}
        save={(input, form) => edit({ id, input: { ...input, _method: 'put' } }, form)}
        onSaved={onClose}
        draft={`${user?.id}/timbangBalita/edit/${id}`}
      >
        <TimbangFields
          kecamatan={{ id: kecamatan_id, nama_kecamatan: timbang.nama_kecamatan }}
          desa={desa}
          isTaken={(kelurahanId) => taken.has(kelurahanId)}
          before={before}
        />
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}
