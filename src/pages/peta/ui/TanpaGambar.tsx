import { Button } from '@/shared/ui/Button';
import { Skeletons } from '@/shared/ui/Skeletons';
import css from './peta.module.css';

interface TanpaGambarProps {
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** What stands in the map's place while its list is there already: that it comes, why it does not, or that there is none. */
export function TanpaGambar({ isLoading, error, retry }: TanpaGambarProps) {
  if (isLoading) {
    return (
      <ul>
        <Skeletons count={1} className={css['menunggu']} />
      </ul>
    );
  }
  if (error) {
    return (
      <p className={css['catatan']}>
        Bentuk wilayah belum dapat dimuat; daftarnya sudah ada.{' '}
        <Button look="tenang" onClick={retry}>
          Muat peta
        </Button>
      </p>
    );
  }
  return <p className={css['catatan']}>Bentuk wilayah ini belum ada; hanya daftarnya yang tersedia.</p>;
}
