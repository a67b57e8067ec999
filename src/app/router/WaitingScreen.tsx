import { useNamaSitus } from '@/shared/config';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Logo } from '@/shared/ui/Logo';
import { Screen } from '@/widgets/app-shell';
import css from './router.module.css';

/** Shown until a screen's code has loaded and it is known who is logged in; with `onRetry`, when it did not load. */
export function WaitingScreen({ onRetry }: { onRetry?: () => void }) {
  const namaSitus = useNamaSitus();
  return (
    <Screen title={namaSitus}>
      <title>{namaSitus}</title>
      <meta name="robots" content="noindex" />
      {onRetry ? (
        <EmptyState wayOn={['Coba lagi', onRetry]}>Halaman ini belum bisa dibuka tanpa sambungan internet.</EmptyState>
      ) : (
        <div className={css['tunggu']} role="status" aria-label="Memuat">
          <Logo className={css['gambar']} />
        </div>
      )}
    </Screen>
  );
}
