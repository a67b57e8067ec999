import type { HargaPangan, HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import { useUser } from '@/entities/session';
import { useSite } from '@/shared/config';
import { bigChanges, RuledForm, SubmitButton, TextField } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { useEdit } from '@/shared/write';
import { type HargaInput, type HargaSebelumnya, hargaOf, typedHarga } from '../model/harga';
import { editRules, type Lingkup } from '../model/lingkup';
import { editedNames } from '../model/pending-harga';
import { HargaFields } from './HargaFields';

interface EditHargaPanganProps {
  lingkup: Lingkup;
  /** Of a sub-district, or of the whole regency. */
  harga: HargaPanganKutaiBarat & Partial<Pick<HargaPangan, 'kecamatan_id' | 'nama_kecamatan'>>;
  sebelumnya: HargaSebelumnya;
  onClose: () => void;
}

interface EditForm extends HargaInput {
  nama_komoditi: string;
}

/** Modal 'Edit Periode Harga Pangan' (spec section 2): the commodity stands, its prices change. */
export function EditHargaPangan({ lingkup, harga, sebelumnya, onClose }: EditHargaPanganProps) {
  const user = useUser();
  const { wilayah } = useSite();
  const { komoditi_id, periode_harga_pangan_id, kecamatan_id, nama_kecamatan = wilayah } = harga;
  const names = editedNames(harga.nama_komoditi, `${nama_kecamatan}, ${harga.nama_periode_harga_pangan}`);
  const edit = useEdit(lingkup.edit, harga.revisi, {
    done: 'Berhasil mengubah data harga pangan',
    failed: 'Gagal mengubah data harga pangan',
    refresh: [lingkup.field],
    queue: { entity: lingkup.field, names: () => names },
  });
  /** Sent along: while the write waits, nothing else tells its place. */
  const stands = { ...(kecamatan_id && { kecamatan_id }), komoditi_id, periode_harga_pangan_id };

  return (
    <Sheet title="Edit Periode Harga Pangan" onClose={onClose}>
      <RuledForm<EditForm>
        rules={editRules}
        initialValues={{ nama_komoditi: harga.nama_komoditi, ...typedHarga(harga) }}
        fixed={{ komoditi_id, periode_harga_pangan_id }}
        doubts={(input) => bigChanges(input, hargaOf(sebelumnya))}
        save={(values, form) =>
          edit({ id: harga.id, input: { ...stands, ...typedHarga(values), _method: 'put' } }, form)
        }
        onSaved={onClose}
        draft={`${user?.id}/${lingkup.field}/${harga.id}`}
      >
        <TextField name="nama_komoditi" label="Komoditi" readOnly />
        <HargaFields sebelumnya={sebelumnya} />
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}
