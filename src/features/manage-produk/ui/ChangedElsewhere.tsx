import { TriangleAlert } from 'lucide-react';
import { useForm } from 'react-final-form';
import type { OwnProduk } from '@/entities/produk';
import { Button } from '@/shared/ui/button';
import type { useEditedProduk } from '../model/use-edited-produk';
import css from './edit-produk.module.css';

interface ChangedElsewhereProps {
  newer: OwnProduk;
  onTake: ReturnType<typeof useEditedProduk>['takeNewer'];
}

/** Somebody else was faster: what stands in the form may be taken from the server anew. */
export function ChangedElsewhere({ newer, onTake }: ChangedElsewhereProps) {
  const form = useForm();
  return (
    <div className={css['berubah']} role="alert">
      <p>
        <TriangleAlert aria-hidden size={20} />
        Produk ini sudah diubah dari tempat lain sejak Anda membukanya. Muat yang terbaru, lalu ubah lagi.
      </p>
      <Button look="tenang" onClick={() => onTake(form, newer)}>
        Muat yang terbaru
      </Button>
    </div>
  );
}
