import { editKetersediaanPanganRules } from '#contract/resources/ketersediaan-pangan.ts';
import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { useRevision, useSave } from '@/shared/api';
import { bigChanges, RuledForm, SubmitButton, TextField, typedDecimal } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { EDIT_KETERSEDIAAN_PANGAN } from '../api/edit-ketersediaan-pangan';
import type { KetersediaanInput } from '../model/ketersediaan-input';
import { editedNames } from '../model/queue-names';
import { KetersediaanFields, type StokSebelumnya, stokOf } from './KetersediaanFields';

interface EditKetersediaanPanganProps {
  stok: KetersediaanPangan;
  periode: Periode;
  sebelumnya: StokSebelumnya | undefined;
  onClose: () => void;
}

interface EditForm extends KetersediaanInput {
  nama_pangan: string;
  nama_kecamatan: string;
}

/** Modal 'Edit Ketersediaan Pangan' (spec section 2): food and place stand, the figures change. */
export function EditKetersediaanPangan({ stok, periode, sebelumnya, onClose }: EditKetersediaanPanganProps) {
  const user = useUser();
  const { revisi, heard } = useRevision(stok.revisi);
  const { kecamatan_id, pangan_id, periode_ketersediaan_pangan_id, pangans } = stok;
  const stands = { kecamatan_id, pangan_id, periode_ketersediaan_pangan_id };
  const names = editedNames(pangans.nama_pangan, stok.nama_kecamatan, periode.nama_periode);
  const edit = useSave(EDIT_KETERSEDIAAN_PANGAN, {
    done: 'Berhasil mengubah data ketersediaan pangan',
    failed: 'Gagal mengubah data ketersediaan pangan',
    isSaidByForm: true,
    refresh: ['ketersediaanPangan', 'rekapKetersediaanPangan'],
    queue: { entity: 'ketersediaanPangan', label: () => names.label, kelompok: () => names.kelompok },
  });
  const save = async ({ harga_rata_rata, kebutuhan, ketersediaan }: EditForm) => {
    const input = { ...stands, harga_rata_rata, kebutuhan, ketersediaan, _method: 'put' } as const;
    return heard(await edit({ id: stok.id, input }, { revisi }));
  };

  return (
    <Sheet title="Edit Ketersediaan Pangan" onClose={onClose}>
      <RuledForm<EditForm>
        rules={editKetersediaanPanganRules}
        initialValues={{
          nama_kecamatan: stok.nama_kecamatan,
          nama_pangan: pangans.nama_pangan,
          harga_rata_rata: typedDecimal(stok.harga_rata_rata),
          kebutuhan: typedDecimal(stok.kebutuhan),
          ketersediaan: typedDecimal(stok.ketersediaan),
        }}
        fixed={stands}
        doubts={(input) => bigChanges(input, stokOf(sebelumnya))}
        save={save}
        onSaved={onClose}
        draft={`${user?.id}/ketersediaan-pangan/ubah/${stok.id}`}
      >
        <TextField name="nama_kecamatan" label="Kecamatan" readOnly />
        <TextField name="nama_pangan" label="Pangan" readOnly />
        <KetersediaanFields sebelumnya={sebelumnya} />
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}
