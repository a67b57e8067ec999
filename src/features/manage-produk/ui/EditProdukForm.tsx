import { useState } from 'react';
import { editProdukRules } from '#contract/rules/produk.ts';
import type { OwnProduk } from '@/entities/produk';
import { RuledForm, SubmitButton } from '@/shared/form';
import { isianOf, type ProdukIsian } from '../model/produk-isian';
import { formRules } from '../model/produk-rules';
import { useEditedProduk } from '../model/use-edited-produk';
import { useFotoChanges } from '../model/use-foto-changes';
import { useProgress } from '../model/use-progress';
import { useSaveEdited } from '../model/use-save-edited';
import { ChangedElsewhere } from './ChangedElsewhere';
import css from './edit-produk.module.css';
import { FotoField } from './FotoField';
import { ProdukFields } from './ProdukFields';
import { StoredFotoActions } from './StoredFotoActions';

interface EditProdukFormProps {
  produk: OwnProduk;
  userId: number;
  onSaved: () => void;
}

/** One of the farmer's own products, to be changed. */
export function EditProdukForm({ produk: opened, userId, onSaved }: EditProdukFormProps) {
  const edited = useEditedProduk(opened);
  const uploading = useProgress();
  const { save, refused } = useSaveEdited(edited, uploading);
  const changes = useFotoChanges(edited, uploading);
  const [isDeleting, setDeleting] = useState(false);
  const { produk, newer, takeNewer } = edited;

  const foto = (
    <>
      <label className={css['sakelar']}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isDeleting}
          checked={isDeleting}
          onChange={({ target }) => setDeleting(target.checked)}
        />
        Hapus Foto
      </label>
      <FotoField
        tersimpan={produk.produk_fotos}
        progress={uploading.progress}
        refused={refused}
        tindakan={(one, nomor) => (
          <StoredFotoActions foto={one} nomor={nomor} isDeleting={isDeleting} changes={changes} />
        )}
      />
    </>
  );
  return (
    <RuledForm<ProdukIsian>
      rules={formRules(editProdukRules, produk.produk_fotos)}
      initialValues={isianOf(produk)}
      fixed={{ user_id: userId }}
      save={save}
      onSaved={onSaved}
      draft={`${userId}/produk-${produk.id}`}
      isStepwise
    >
      {newer && <ChangedElsewhere newer={newer} onTake={takeNewer} />}
      <ProdukFields foto={foto} />
      <SubmitButton disabled={changes.isBusy}>Simpan</SubmitButton>
    </RuledForm>
  );
}
