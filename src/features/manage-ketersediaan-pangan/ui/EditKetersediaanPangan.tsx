import { editKetersediaanPanganRules } from '#contract/resources/ketersediaan-pangan.ts';
import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { bigChanges, RuledForm, SubmitButton, TextField, typedDecimal } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { type SavingForm, useEdit } from '@/shared/write';
import { EDIT_KETERSEDIAAN_PANGAN } from '../api/ketersediaan-pangan';
import type { KetersediaanInput } from '../model/ketersediaan-input';
import { editedNames } from '../model/pending-stok';
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
  const { kecamatan_id, pangan_id, periode_ketersediaan_pangan_id, pangans } = stok;
  const stands = { kecamatan_id, pangan_id, periode_ketersediaan_pangan_id };
  const names = editedNames(pangans.nama_pangan, stok.nama_kecamatan, periode.nama_periode);
  const edit = useEdit(EDIT_KETERSEDIAAN_PANGAN, stok.revisi, {
    done: 'Berhasil mengubah data ketersediaan pangan',
    failed: 'Gagal mengubah data ketersediaan pangan',
    refresh: ['ketersediaanPangan', 'rekapKetersediaanPangan'],
    queue: { entity: 'ketersediaanPangan', names: () => names },
  });
  const save = ({ harga_rata_rata, kebutuhan, ketersediaan }: EditForm, form: SavingForm) => {
    const input = { ...stands, harga_rata_rata, kebutuhan, ketersediaan, _method: 'put' } as const;
    return edit({ id: stok.id, input }, form);
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
