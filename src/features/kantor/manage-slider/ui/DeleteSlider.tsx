import type { Slider } from '@/entities/slider';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useDeleteSlider } from '../api/slider';

interface DeleteSliderProps {
  slider: Slider;
  onClose: () => void;
}

/** Asks before a banner goes. */
export function DeleteSlider({ slider: { id, judul, revisi }, onClose }: DeleteSliderProps) {
  const remove = useDeleteSlider();
  return (
    <ConfirmDialog
      title={`Hapus “${judul}”?`}
      text="Slider ini hilang dari beranda dan tidak dapat dikembalikan. Untuk menyimpannya, sembunyikan saja."
      confirm="Hapus"
      onConfirm={async () => {
        const { error } = await remove({ id, input: { _method: 'delete' } }, { revisi });
        if (!error) onClose();
      }}
      onClose={onClose}
    />
  );
}
