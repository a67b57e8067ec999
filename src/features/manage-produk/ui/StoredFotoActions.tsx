import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import type { OwnProduk } from '@/entities/produk';
import { PictureComplaint } from '@/shared/picture-field';
import { Button } from '@/shared/ui/Button';
import { FileChoice } from '@/shared/ui/file-choice';
import { toast } from '@/shared/ui/toaster';
import { FOTO_TYPES, keluhanOf } from '../model/foto';
import type { useFotoChanges } from '../model/use-foto-changes';

interface StoredFotoActionsProps {
  foto: OwnProduk['produk_fotos'][number];
  nomor: number;
  /** The 'Hapus Foto' switch is on. */
  isDeleting: boolean;
  changes: ReturnType<typeof useFotoChanges>;
}

/** Puts another picture in a photo's place or deletes it, at once (spec section 2, Edit product form). */
export function StoredFotoActions({ foto, nomor, isDeleting, changes }: StoredFotoActionsProps) {
  const form = useForm();
  const [refused, setRefused] = useState<File>();
  const { isBusy, replace, remove } = changes;
  const choose = (file: File) => {
    const keluhan = keluhanOf(file);
    if (keluhan) toast.error(keluhan);
    setRefused(keluhan ? file : undefined);
    if (!keluhan) void replace(form, foto, file);
  };

  if (isDeleting) {
    return (
      <Button
        look="bahaya"
        disabled={isBusy}
        aria-label={`Hapus foto ${nomor}`}
        onClick={() => void remove(form, foto)}
      >
        <Trash2 aria-hidden size={18} /> Hapus
      </Button>
    );
  }
  return (
    <>
      {refused && <PictureComplaint file={refused} complaint={keluhanOf(refused)} onShrunk={choose} />}
      <FileChoice
        label={`Pilih pengganti foto ${nomor}`}
        name={`Ganti foto ${nomor}`}
        accept={FOTO_TYPES}
        disabled={isBusy}
        onChoose={([file]) => file && choose(file)}
      >
        <RefreshCw aria-hidden size={18} /> Ganti
      </FileChoice>
    </>
  );
}
