import { Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { editProdukRules } from '#contract/resources/produk.ts';
import type { OwnProduk } from '@/entities/produk';
import { RuledForm, SubmitButton } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { isianOf, type ProdukIsian } from '../model/produk-isian';
import { formRules, produkDoubts } from '../model/produk-rules';
import { useEditedProduk } from '../model/use-edited-produk';
import { useFotoChanges } from '../model/use-foto-changes';
import { useProgress } from '../model/use-progress';
import { useSaveEdited } from '../model/use-save-edited';
import { FotoField } from './FotoField';
import { ProdukFields } from './ProdukFields';
import { StoredFotoActions } from './StoredFotoActions';
import { TakeBack } from './TakeBack';

/** What is switched is what a finger finds, also that of somebody who explores the screen by ear. */
const overAll = { clip: 'auto', cursor: 'pointer', height: '100%', margin: 0, opacity: 0, width: '100%', zIndex: 1 };

interface EditProdukFormProps {
  produk: OwnProduk;
  userId: number;
  onSaved: () => void;
}

/** One of the farmer's own products, to be changed. */
export function EditProdukForm({ produk: opened, userId, onSaved }: EditProdukFormProps) {
  const edited = useEditedProduk(opened);
  const uploading = useProgress();
  const changes = useFotoChanges(edited, uploading);
  const { save, refused } = useSaveEdited(edited, uploading, changes.settle);
  const [isDeleting, setDeleting] = useState(false);
  const { produk, newer, takeNewer } = edited;

  const foto = (
    <>
      <Switch.Root checked={isDeleting} onCheckedChange={({ checked }) => setDeleting(checked)}>
        <Switch.HiddenInput role="switch" style={overAll} />
        <Switch.Control />
        <Switch.Label>Hapus Foto</Switch.Label>
      </Switch.Root>
      <FotoField
        tersimpan={changes.tersimpan}
        progress={uploading.progress}
        refused={refused}
        tindakan={(one, nomor) => (
          <StoredFotoActions foto={one} nomor={nomor} isDeleting={isDeleting} changes={changes} />
        )}
        kabar={
          changes.going && (
            <TakeBack key={changes.going.id} onOver={changes.settle} onTakeBack={changes.takeBack}>
              Foto dihapus.
            </TakeBack>
          )
        }
        onChoose={changes.settle}
      />
    </>
  );
  return (
    <RuledForm<ProdukIsian>
      rules={formRules(editProdukRules, changes.tersimpan)}
      initialValues={isianOf(produk)}
      fixed={{ user_id: userId }}
      doubts={produkDoubts(produk)}
      save={save}
      onSaved={onSaved}
      draft={`${userId}/produk-${produk.id}`}
    >
      {newer && <ChangedElsewhere newer={newer} onTake={takeNewer} />}
      <ProdukFields foto={foto} />
      <SubmitButton disabled={changes.isBusy}>Simpan</SubmitButton>
    </RuledForm>
  );
}

interface ChangedElsewhereProps {
  newer: OwnProduk;
  onTake: ReturnType<typeof useEditedProduk>['takeNewer'];
}

/** Somebody else was faster: what stands in the form may be taken from the server anew. */
function ChangedElsewhere({ newer, onTake }: ChangedElsewhereProps) {
  const form = useForm();
  return (
    <Notice
      role="alert"
      action={
        <Button look="tenang" onClick={() => onTake(form, newer)}>
          Muat yang terbaru
        </Button>
      }
    >
      Produk ini sudah diubah dari tempat lain sejak Anda membukanya. Muat yang terbaru, lalu ubah lagi.
    </Notice>
  );
}
