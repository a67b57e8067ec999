import { useForm } from 'react-final-form';
import type { OwnProduk } from '@/entities/produk';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { useEditedProduk } from '../model/use-edited-produk';

interface ChangedElsewhereProps {
  newer: OwnProduk;
  onTake: ReturnType<typeof useEditedProduk>['takeNewer'];
}

/** Somebody else was faster: what stands in the form may be taken from the server anew. */
export function ChangedElsewhere({ newer, onTake }: ChangedElsewhereProps) {
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
