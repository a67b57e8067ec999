import type { OwnProduk } from '@/entities/produk';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useDeleteProduk } from '../api/produk';

interface DeleteProdukProps {
  produk: OwnProduk;
  onClose: () => void;
}

/** Asks before a product goes (spec section 8, Delete confirmations). */
export function DeleteProduk({ produk, onClose }: DeleteProdukProps) {
  const deleteProduk = useDeleteProduk(produk.judul);
  const confirm = async () => {
    const { error } = await deleteProduk({ id: produk.id, input: { _method: 'delete' } });
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      title="Apakah Anda Yakin?"
      text="Produk yang dihapus tidak dapat dikembalikan!"
      confirm="Hapus"
      cancel="Batal"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
