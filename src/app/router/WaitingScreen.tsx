import { Logo } from '@/shared/ui/Logo';
import { Screen } from '@/widgets/app-shell';
import css from './router.module.css';

/** Shown until a screen's code has loaded and it is known who is logged in. */
export function WaitingScreen() {
  return (
    <Screen title="Lumbung">
      <title>Lumbung</title>
      <meta name="robots" content="noindex" />
      <div className={css['tunggu']} role="status" aria-label="Memuat">
        <Logo className={css['gambar']} />
      </div>
    </Screen>
  );
}
