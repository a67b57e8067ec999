import { editKetersediaanPanganRules } from '#contract/resources/ketersediaan-pangan.ts';
import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { bigChanges, RuledForm, SubmitButton, TextField } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { useEdit } from '@/shared/write';
import { EDIT_KETERSEDIAAN_PANGAN } from '../api/ketersediaan-pangan';
import { editedNames } from '../model/pending-stok';
import { type KetersediaanInput, type StokSebelumnya, stokOf, typedStok } from '../model/stok';
import { KetersediaanFields } from './KetersediaanFields';

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
  const { kecamatan_id, pangan_id, periode_ketersediaan_pangan_id, pangans } = stok;
  const stands = { kecamatan_id, pangan_id, periode_ketersediaan_pangan_id };
  const names = editedNames(pangans.nama_pangan, stok.nama_kecamatan, periode.nama_periode);
  const edit = useEdit(EDIT_KETERSEDIAAN_PANGAN, stok.revisi, {
    done: 'Berhasil mengubah data ketersediaan pangan',
    failed: 'Gagal mengubah data ketersediaan pangan',
    refresh: ['ketersediaanPangan', 'rekapKetersediaanPangan'],
    queue: { entity: 'ketersediaanPangan', names: () => names },
  });

  return (
    <Sheet title="Edit Ketersediaan Pangan" onClose={onClose}>
      <RuledForm<EditForm>
        rules={editKetersediaanPanganRules}
        initialValues={{
          nama_kecamatan: stok.nama_kecamatan,
          nama_pangan: pangans.nama_pangan,
          ...typedStok(stok),
        }}
        fixed={stands}
        doubts={(input) => bigChanges(input, stokOf(sebelumnya))}
        save={(values, form) => edit({ id: stok.id, input: { ...stands, ...stokOf(values), _method: 'put' } }, form)}
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
